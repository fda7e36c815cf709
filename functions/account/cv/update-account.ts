import { judgePassword } from '../access/judge-password.ts'
import { Refusal } from '#shared/platform/contract/errors.ts'
import type { Log } from '#functions/platform/log/log.ts'
import type { Counter } from '#functions/platform/limits/guards.ts'
import type { StoredUser } from '../rows/stored-user.ts'
import { writeTogether } from '#functions/platform/dynamo/transaction.ts'
import type { CvApp } from './app.ts'
import { adoptCv, profileFrom, type SavedCv, type UploadedCv } from './uploaded-cv.ts'

/** The caller's proof of owning the account. */
type Proof = {
  authorization: string | undefined
  password: string | undefined
  ipAddress: string
  /** A guess at the password counts like a failed sign-in. */
  countersFor: (call: { account: string }) => readonly Counter[]
}

export async function ownsAccount(
  user: StoredUser,
  { authorization, password, ...caller }: Proof,
  app: CvApp,
): Promise<boolean> {
  const signedIn = await app.authenticate(authorization)
  if (signedIn?.userId === user.id) return true
  if (password === undefined || password === '') return false
  const judged = await judgePassword({ email: user.email, password, ...caller }, app)
  if (judged.kind === 'limited') {
    const { retryAfterSeconds, limits } = judged
    throw new Refusal('too_many_attempts', { retryAfterSeconds, limits })
  }
  return judged.kind === 'right' && judged.user.id === user.id
}

/**
 * Replaces an account's CV and then its profile, so that a file which cannot be adopted changes nothing. Undefined when
 * it cannot, or when the account was deleted meanwhile.
 */
export async function updateAccountFromCv(
  userId: string,
  { cvId, ticket, ...saved }: UploadedCv & SavedCv,
  app: CvApp,
  log: Log,
): Promise<StoredUser | undefined> {
  const { done } = await writeTogether(app.dynamo, [app.tickets.adoptStep(cvId, userId)], app.random)
  if (!done || !(await adoptCv(userId, { cvId, ticket }, app, log))) return undefined
  const changed = await app.users.change(userId, profileFrom(saved))
  if (changed !== undefined) log.info('profile updated with a cv', { userId, cvId })
  return changed
}
