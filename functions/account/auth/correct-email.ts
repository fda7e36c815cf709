import { Refusal } from '#shared/platform/contract/errors.ts'
import { beginSignIn, signedInUserOf } from '../access/begin-sign-in.ts'
import { proveByFrom, welcome } from '../access/new-account.ts'
import { writeTogether } from '#functions/platform/dynamo/transaction.ts'
import { correctionSteps } from '../rows/user-steps.ts'
import type { AuthHandlers } from './app.ts'

/** In `correctionSteps`, the step that takes the new address. */
const takingStep = 1

/** Raises the epoch, so the links that were sent to the mistyped address stop working. */
export const correctEmail: AuthHandlers['correctEmail'] = async ({ user, body, log, refuse }, app) => {
  const [account, signIn] = await Promise.all([
    app.users.byId(user.userId),
    app.signIns.findActive(user, app.clock()),
  ])
  if (account === undefined || signIn === undefined) throw new Refusal('not_signed_in')
  const { email } = body
  if (account.proveBy === undefined || account.isCorrected === true) throw refuse('email_not_correctable')
  if (await app.users.isTaken(email)) throw refuse('email_taken')
  const proveBy = proveByFrom(app.clock())
  const written = await writeTogether(
    app.dynamo,
    correctionSteps(app.tables.users, account, { email, proveBy }),
    app.random,
  )
  if (!written.done) throw refuse(written.failed.has(takingStep) ? 'email_taken' : 'email_not_correctable')
  const corrected = {
    ...account,
    email,
    epoch: account.epoch + 1,
    proveBy: proveBy.toISOString(),
    isCorrected: true,
  }
  const token = await beginSignIn(corrected, signIn.remembered, app)
  log.info('e-mail address corrected', { userId: account.id })
  await welcome(corrected, app, log)
  return { success: true, data: { user: signedInUserOf(corrected), token } }
}
