import { beginSignIn, signedInUserOf } from '../access/begin-sign-in.ts'
import { claimOf } from '../access/claim.ts'
import { detach } from '#functions/erasure/detach.ts'
import { judgePassword } from '../access/judge-password.ts'
import { shownKeptPositions } from '#functions/application/kept-positions.ts'
import type { AuthHandlers } from './app.ts'
import { proveByLink } from './confirmation.ts'
import type { LinkedAccount } from './linked-account.ts'

export const mailedLink: AuthHandlers['mailedLink'] = async ({ body, authorization, refuse }, app) => {
  const [caller, found] = await Promise.all([app.authenticate(authorization), app.linkedAccount(body.token)])
  if (found === undefined) throw refuse('link_spent')
  const { user } = found
  const { email, name, cv } = user
  return {
    success: true,
    data: {
      claim: claimOf(user),
      email,
      name,
      cvFileName: cv?.fileName ?? null,
      isWithRecruiters: (await shownKeptPositions(user.id, app)).size > 0,
      isSignedIn: caller?.userId === user.id,
      canDisown: canDisown(found),
    },
  }
}

/** Mailbox and password together show that the owner of the mailbox registered. */
export const keepAccount: AuthHandlers['keepAccount'] = async (request, app) => {
  const { body, countersFor, ipAddress, log, refuse } = request
  const linkedAccount = await app.linkedAccount(body.token)
  if (linkedAccount === undefined) throw refuse('link_spent')
  const { email } = linkedAccount.user
  const judged = await judgePassword({ email, password: body.password, ipAddress, countersFor }, app)
  if (judged.kind === 'limited') {
    const { retryAfterSeconds, limits } = judged
    throw refuse('too_many_attempts', { retryAfterSeconds, limits })
  }
  if (judged.kind === 'wrong') throw refuse('wrong_credentials')
  const { user } = judged
  if (!(await proveByLink({ user, token: body.token, keepsSignIns: true }, app))) throw refuse('link_spent')
  log.info('e-mail address confirmed', { userId: user.id })
  return { success: true, data: { user: signedInUserOf(user), token: await beginSignIn(user, false, app) } }
}

/**
 * Only by the links of letters about the account itself: candidates forward letters about applications, whose links must not delete
 * it. The owner of a proved account deletes it in the profile.
 */
const canDisown = ({ link, user }: LinkedAccount): boolean =>
  link.purpose === 'first' && claimOf(user) !== 'proved'

export const disownAccount: AuthHandlers['disownAccount'] = async ({ body, log, refuse }, app) => {
  const linkedAccount = await app.linkedAccount(body.token)
  if (linkedAccount === undefined || !canDisown(linkedAccount)) throw refuse('link_spent')
  const { user } = linkedAccount
  const together = [app.links.spendStep(body.token, app.clock())]
  const { done } = await detach(user, { passwordHash: undefined, together }, app, log)
  if (!done) throw refuse('link_spent')
  log.info('account given up by the owner of its mailbox', { userId: user.id })
  return { success: true, message: 'The account is deleted. You will not hear from us again.' }
}
