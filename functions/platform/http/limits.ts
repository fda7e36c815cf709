import { createHash } from 'node:crypto'
import type { Endpoint } from '#shared/platform/contract/endpoint.ts'
import { Refusal, type ErrorCode } from '#shared/platform/contract/errors.ts'
import type { DeclaredLimit, LimitKey } from '#shared/platform/contract/limits.ts'
import { emailKey } from '#shared/platform/email-key.ts'
import type { Counter } from '../limits/guards.ts'
import type { Limiter } from '../limits/limiter.ts'
import { errorFields, type Log } from '../log/log.ts'
import { mailboxIdentity } from '../limits/mailbox-identity.ts'
import { networkIdentity } from './network.ts'
import { codeOfFailure } from './transient-errors.ts'

/** The properties of a call that limits can count by. All but the account are known before its handler runs. */
export type Call = {
  ipAddress: string
  email: string | undefined
  userId: string | undefined
  account?: string
}

/** Counters outlive the accounts they count for, so their keys are hashes. */
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')

const keyOf: Record<LimitKey, (call: Call) => string | undefined> = {
  network: ({ ipAddress }) => networkIdentity(ipAddress),
  email: ({ email }) => (email === undefined ? undefined : hash(emailKey(email))),
  mailbox: ({ email }) => (email === undefined ? undefined : mailboxIdentity(email)),
  candidate: ({ userId }) => (userId === undefined ? undefined : hash(userId)),
  account: ({ account }) => (account === undefined ? undefined : hash(account)),
  accountAndNetwork: ({ account, ipAddress }) =>
    account === undefined ? undefined : hash(JSON.stringify([account, networkIdentity(ipAddress)])),
}

function counterOf({ name, key }: DeclaredLimit, call: Call): Counter {
  const value = keyOf[key](call)
  if (value === undefined) throw new Error(`The limit "${name}" counts per ${key}, and the call has none.`)
  return { name, key: value }
}

const limitsOf = (endpoint: Endpoint, countedBy: DeclaredLimit['countedBy']): readonly DeclaredLimit[] =>
  (endpoint.limits ?? []).filter((limit) => limit.countedBy === countedBy)

/** The counters that an endpoint leaves to its handler. */
export const handlerCounters = (endpoint: Endpoint, call: Call): readonly Counter[] =>
  limitsOf(endpoint, 'handler').map((limit) => counterOf(limit, call))

type Outcome = ErrorCode | 'success'

const counts = ({ onlyAfter, notAfter = [] }: DeclaredLimit, outcome: Outcome): boolean =>
  onlyAfter === undefined
    ? !notAfter.some((code) => code === outcome)
    : onlyAfter.some((code) => code === outcome)

type Parts = { endpoint: Endpoint; call: Call; limiter: Limiter | undefined; log: Log }

/** Counts a call before its handler runs; afterwards subtracts it where the outcome does not count. */
export function withinLimits<Answer>(parts: Parts, handle: () => Promise<Answer>): Promise<Answer> {
  const declared = limitsOf(parts.endpoint, 'runtime')
  return declared.length === 0 ? handle() : counted(declared, parts, handle)
}

async function counted<Answer>(
  declared: readonly DeclaredLimit[],
  { call, limiter, log }: Parts,
  handle: () => Promise<Answer>,
): Promise<Answer> {
  if (limiter === undefined) throw new Error('This group declares limits and its app has no limiter.')
  const taken = await limiter.take(declared.map((limit) => counterOf(limit, call)))
  if (!taken.allowed) {
    const { retryAfterSeconds, full } = taken
    throw new Refusal('too_many_attempts', { retryAfterSeconds, limits: full })
  }
  const giveBackAfter = async (outcome: Outcome): Promise<void> => {
    const uncounted = declared.filter((limit) => !counts(limit, outcome))
    if (uncounted.length === 0) return
    // The outcome must not change any more, so a failed write is ignored: the counter expires with its window.
    await taken
      .giveBack(uncounted.map((limit) => counterOf(limit, call)))
      .catch((error: unknown) => log.warn('a counter was not given back', errorFields(error)))
  }
  try {
    const answer = await handle()
    await giveBackAfter('success')
    return answer
  } catch (error) {
    await giveBackAfter(error instanceof Refusal ? error.code : codeOfFailure(error))
    throw error
  }
}
