import { countedAccount } from '#functions/account/access/judge-password.ts'
import { isCommonPassword } from '#functions/account/access/common-passwords.ts'
import { hashPassword } from '#functions/account/access/password-hash.ts'
import { networkIdentity } from '#functions/platform/http/network.ts'
import { writeTogether } from '#functions/platform/dynamo/transaction.ts'
import type { StaffHandlers } from './app.ts'
import { linkedMember } from './invitation.ts'

/**
 * Reads and writes the same for a member and for nobody: the row of a letter, which another function sends or drops. Above the sum of
 * an address none is written, and the links of the earlier letters stay valid, so that strangers keep no member from a link.
 */
export const forgot: StaffHandlers['forgot'] = async ({ body, countersFor, refuse, log }, app) => {
  const member = await app.members.byEmail(body.email)
  const counters = countersFor({ account: countedAccount(body.email, member) })
  const allowance = await app.limiter.take(counters.filter(({ name }) => name === 'deskReset'))
  if (!allowance.allowed) {
    const { retryAfterSeconds, full } = allowance
    throw refuse('too_many_attempts', { retryAfterSeconds, limits: full })
  }
  const letters = await app.limiter.take(counters.filter(({ name }) => name === 'deskResetLetter'))
  if (letters.allowed) {
    const memberId = member?.id ?? 'nobody'
    const letter = app.letters.step(app.random.id(), memberId, { about: 'password_link' }, app.clock())
    await writeTogether(app.dynamo, [letter], app.random)
  } else log.warn('password link left out', { limits: 'deskResetLetter' })
  return { success: true, data: {} }
}

export const resetPassword: StaffHandlers['resetPassword'] = async (
  { body: { token, password }, ipAddress, refuse, log },
  app,
) => {
  const linked = await linkedMember(token, 'reset', app)
  if (linked === undefined) throw refuse('staff_link_invalid')
  const { member } = linked
  if (isCommonPassword(password, member)) throw refuse('password_too_common')
  const passwordHash = await hashPassword(password, app.passwordCost)
  const now = app.clock()
  const more = [
    app.links.spendStep(token, now),
    app.letters.step(app.random.id(), member.id, { about: 'password_set' }, now),
  ]
  if (!(await app.memberSecrets.setPassword(member, passwordHash, more))) throw refuse('staff_link_invalid')
  await app.knownNetworks.note(member.id, networkIdentity(ipAddress), now)
  log.info('password of staff set', { memberId: member.id })
  return { success: true, data: {} }
}
