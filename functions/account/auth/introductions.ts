import type { Refusal } from '#shared/platform/contract/errors.ts'
import { closedReason } from '#shared/platform/deadline.ts'
import { apply, refusalCodes } from '#functions/application/apply.ts'
import { removeIntroduction } from '#functions/application/remove-introduction.ts'
import { introductionOf, type StoredIntroduction } from '#functions/application/rows/stored-introduction.ts'
import { writeTogether } from '#functions/platform/dynamo/transaction.ts'
import { beginSignIn, signedInUserOf } from '../access/begin-sign-in.ts'
import { isCommonPassword } from '../access/common-passwords.ts'
import { judgePassword } from '../access/judge-password.ts'
import { openAccount } from '../access/new-account.ts'
import type { StoredUser } from '../rows/stored-user.ts'
import { provedStep } from '../rows/user-steps.ts'
import type { AuthApp, AuthHandlers } from './app.ts'
import { afterProof } from './confirmation.ts'

export const openIntroduction: AuthHandlers['openIntroduction'] = async (
  { body, authorization, refuse },
  app,
) => {
  const now = app.clock()
  const [caller, opened] = await Promise.all([
    app.authenticate(authorization),
    app.introductions.byToken(body.token, now),
  ])
  if (opened === undefined) throw refuse('introduction_gone')
  const { does, introduction } = opened
  const { name, email, fileName, referrer, keptUntil } = introductionOf(introduction)
  const [job, account] = await Promise.all([
    app.jobs.byId(introduction.jobId),
    does === 'yes' ? app.users.byEmail(email) : undefined,
  ])
  return {
    success: true,
    data: {
      does,
      jobTitle: introduction.jobTitle,
      name,
      email,
      fileName,
      referrer,
      keptUntil,
      isOpen: job !== undefined && closedReason(job, now) === undefined,
      hasAccount: account !== undefined,
      isSignedIn: account !== undefined && caller?.userId === account.id,
    },
  }
}

type Accept = Parameters<AuthHandlers['acceptIntroduction']>[0]

/**
 * The row is deleted last, so that a repeated call does what an interrupted one left: account, CV and application are each written once.
 */
export const acceptIntroduction: AuthHandlers['acceptIntroduction'] = async (request, app) => {
  const { body, log, refuse } = request
  const opened = await app.introductions.byToken(body.token, app.clock())
  if (opened?.does !== 'yes') throw refuse('introduction_gone')
  const { introduction } = opened
  const present = await app.users.byEmail(introduction.email)
  const account =
    (present === undefined ? await openTheirs(introduction, request, app) : undefined) ??
    (await theirs(introduction, request, app))
  await adoptCv(account, introduction, app)
  const isExisting = await applyFor(account.id, introduction.jobId, app, refuse)
  await removeIntroduction(introduction, app, log)
  log.info('an added person said yes', { userId: account.id, introductionId: introduction.id, isExisting })
  return {
    success: true,
    data: {
      user: signedInUserOf(account),
      token: await beginSignIn(account, false, app),
      jobId: introduction.jobId,
      isExisting,
    },
  }
}

/** Opens an account whose mailbox the link proves; undefined where another call has opened one. */
async function openTheirs(
  { id, jobId, name, email }: StoredIntroduction,
  { body: { newPassword: password }, refuse }: Accept,
  app: AuthApp,
): Promise<StoredUser | undefined> {
  const job = await app.jobs.byId(jobId)
  if (job === undefined) throw refuse('job_not_found')
  const closed = closedReason(job, app.clock())
  if (closed !== undefined) throw refuse(refusalCodes[closed])
  if (password === undefined) throw refuse('wrong_credentials')
  if (isCommonPassword(password, { name, email })) throw refuse('password_too_common')
  return openAccount({ name, email, phone: '', password, isProved: true }, app, (userId) => [
    app.introductions.accountStep(id, userId),
  ])
}

/** The account with the address, for a caller who is signed in to it or knows its password. */
async function theirs(
  { email }: StoredIntroduction,
  { body: { password, newPassword }, authorization, ipAddress, countersFor, refuse }: Accept,
  app: AuthApp,
): Promise<StoredUser> {
  const [caller, account] = await Promise.all([app.authenticate(authorization), app.users.byEmail(email)])
  if (account !== undefined && caller?.userId === account.id) return proved(account, app)
  // A call that is repeated has the password that the first one has set.
  const entered = password ?? newPassword
  if (entered === undefined) throw refuse('wrong_credentials')
  const judged = await judgePassword({ email, password: entered, ipAddress, countersFor }, app)
  if (judged.kind === 'limited') {
    const { retryAfterSeconds, limits } = judged
    throw refuse('too_many_attempts', { retryAfterSeconds, limits })
  }
  if (judged.kind === 'wrong') throw refuse('wrong_credentials')
  return proved(judged.user, app)
}

/** Mailbox and password together show that the owner of the mailbox registered. */
async function proved(account: StoredUser, app: AuthApp): Promise<StoredUser> {
  if (account.proveBy === undefined) return account
  const step = provedStep(app.tables.users, account, { keepsSignIns: true })
  if ((await writeTogether(app.dynamo, [step], app.random)).done) await afterProof(account, app)
  return account
}

/** An account that has a CV keeps it. */
async function adoptCv(account: StoredUser, { id, cv }: StoredIntroduction, app: AuthApp): Promise<void> {
  if (cv === undefined || account.cv !== undefined) return
  const key = await (await app.cvFiles()).adoptIntroduced(id, cv.key, account.id)
  if (key !== undefined) await app.users.noteCv(account.id, { key, fileName: cv.fileName })
}

/** True where there is an application, or was one that allows no other. */
async function applyFor(
  userId: string,
  jobId: string,
  app: AuthApp,
  refuse: (code: 'job_not_found' | 'job_closed' | 'job_expired') => Refusal,
): Promise<boolean> {
  if ((await app.applications.byKey({ userId, jobId })) !== undefined) return true
  const applied = await apply(userId, jobId, app)
  if (applied.kind === 'applied') return applied.isExisting
  const { code } = applied
  if (code === 'job_not_found' || code === 'job_closed' || code === 'job_expired') throw refuse(code)
  return true
}

export const deleteIntroduction: AuthHandlers['deleteIntroduction'] = async ({ body, log, refuse }, app) => {
  const opened = await app.introductions.byToken(body.token, app.clock())
  if (opened?.does !== 'delete') throw refuse('introduction_gone')
  if (!(await removeIntroduction(opened.introduction, app, log))) throw refuse('introduction_gone')
  log.info('an added person had everything deleted', { introductionId: opened.introduction.id })
  return { success: true, message: 'Everything is deleted.' }
}
