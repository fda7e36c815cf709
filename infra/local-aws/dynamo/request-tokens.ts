import { createHash } from 'node:crypto'
import { below, type Store, type Write } from './dynalite.ts'
import { tokenReused } from './refusals.ts'

const tokenLifetimeMilliseconds = 10 * 60 * 1000

const prefix = 'token~'

type Remembered = { token: string; fingerprint: string; until: number }

const isRemembered = (value: unknown): value is Remembered =>
  typeof value === 'object' && value !== null && 'fingerprint' in value && 'until' in value

const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** A hash of the request that does not depend on the order of its members. */
export const fingerprintOf = (transactItems: unknown): string =>
  createHash('sha256').update(JSON.stringify(transactItems, sorted)).digest('base64')

/** Whether this request was already executed; refuses a token that was used for another request. */
export async function alreadyDone(
  store: Store,
  token: string,
  fingerprint: string,
  now: Date,
): Promise<boolean> {
  const remembered = await store.db.get(prefix + token)
  if (!isRemembered(remembered) || remembered.until <= now.getTime()) return false
  if (remembered.fingerprint !== fingerprint) throw tokenReused()
  return true
}

/** Written in the same batch as the transaction, so that a crash keeps both or neither. */
export const rememberToken = (token: string, fingerprint: string, now: Date): Write => ({
  type: 'put',
  key: prefix + token,
  value: { token, fingerprint, until: now.getTime() + tokenLifetimeMilliseconds },
})

export async function forgetOldTokens(store: Store, now: Date): Promise<void> {
  const old: Write[] = []
  for await (const value of store.db.values(below(prefix)))
    if (isRemembered(value) && value.until <= now.getTime())
      old.push({ type: 'del', key: prefix + value.token })
  await store.db.batch(old)
}
