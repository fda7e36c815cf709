import { Refusal } from '#shared/platform/contract/errors.ts'
import { noteLeftOut } from '../access/first-letters.ts'
import { leftOut, noteUnsent, sendEmail } from '../access/account-mail.ts'
import { claimOf } from '../access/claim.ts'
import { welcomeFor } from '../access/new-account.ts'
import type { StoredUser } from '../rows/stored-user.ts'
import { transcribe } from '#functions/erasure/nouns.ts'
import { errorFields } from '#functions/platform/log/log.ts'
import { writeTogether } from '#functions/platform/dynamo/transaction.ts'
import { provedStep } from '../rows/user-steps.ts'
import type { AuthApp, AuthHandlers } from './app.ts'

const confirmed = { success: true, message: 'Your email address is confirmed.' } as const

/**
 * The link alone proves the mailbox of an account without a password, and ends the sign-in of its registration, which can be a
 * stranger's, unless the call carries it. An account with a password needs link and sign-in: with the link alone, the owner of the
 * mailbox could confirm an account that a stranger registered.
 */
export const confirmEmail: AuthHandlers['confirmEmail'] = async (
  { body, authorization, log, refuse },
  app,
) => {
  const [caller, found] = await Promise.all([app.authenticate(authorization), app.linkedAccount(body.token)])
  if (found === undefined) {
    const callerAccount = caller === undefined ? undefined : await app.users.byId(caller.userId)
    if (callerAccount !== undefined && claimOf(callerAccount) === 'proved') return confirmed
    throw refuse('link_spent')
  }
  const { user } = found
  const isSignedIn = caller?.userId === user.id
  if (claimOf(user) === 'with_password' && !isSignedIn) throw refuse('sign_in_to_confirm')
  const proof = { user, token: body.token, keepsSignIns: isSignedIn || claimOf(user) === 'proved' }
  if (!(await proveByLink(proof, app))) throw refuse('link_spent')
  log.info('e-mail address confirmed', { userId: user.id })
  return confirmed
}

type Proof = { user: StoredUser; token: string; keepsSignIns: boolean }

/** Uses up the link, in the transaction that notes the proof; false when it was used or the account has changed. */
export async function proveByLink({ user, token, keepsSignIns }: Proof, app: AuthApp): Promise<boolean> {
  const { done } = await writeTogether(
    app.dynamo,
    [app.links.spendStep(token, app.clock()), provedStep(app.tables.users, user, { keepsSignIns })],
    app.random,
  )
  if (done) await afterProof(user, app)
  return done
}

/** The proof stands even where this fails; `recordings retry` then starts the transcriptions. */
export async function afterProof({ id, proveBy }: StoredUser, app: AuthApp): Promise<void> {
  if (proveBy === undefined) return
  await transcribe(id, app).catch((error: unknown) =>
    app.log.error('recordings of a proved account not transcribed', { userId: id, ...errorFields(error) }),
  )
}

export const sendConfirmation: AuthHandlers['sendConfirmation'] = async ({ user, log, refuse }, app) => {
  const account = await app.users.byId(user.userId)
  if (account === undefined) throw new Refusal('not_signed_in')
  if (account.proveBy !== undefined) {
    const sent = await sendEmail(account, await welcomeFor(account, app), app).catch((error: unknown) => {
      noteUnsent(log, 'a confirmation link was not sent', error, account.id)
      throw refuse('mail_unavailable')
    })
    if (sent.kind === 'left_out') {
      noteLeftOut(log, sent.full, account.id)
      throw refuse('too_many_attempts', leftOut(sent))
    }
  }
  return { success: true, message: 'We sent the email again.' }
}
