import { deskResetSeconds } from '#shared/domain/staff.ts'
import { isCommonPassword } from '../accounts/common-passwords.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { sendStaffEmail, staffPasswordEmail } from '../mail/staff-emails.ts'
import { errorFields } from '../observability/log.ts'
import { writeTogether } from '../storage/dynamo/transaction.ts'
import { seconds } from '../storage/limits/guards.ts'
import type { StaffHandlers } from './app.ts'
import { linkedMember } from './invitation.ts'

/** E-mails a link to an active member. The answer is the same for any other address. */
export const forgot: StaffHandlers['forgot'] = async ({ body, log }, app) => {
  const member = await app.members.byEmail(body.email)
  if (member?.state === 'active') {
    const token = app.random.id() + app.random.id()
    const expiresAt = seconds(app.clock()) + deskResetSeconds
    const link = { memberId: member.id, epoch: member.epoch, purpose: 'reset', expiresAt } as const
    await writeTogether(app.dynamo, [app.links.keepStep(token, link)], app.random)
    const url = `${app.deskUrl}/desk/new-password#${token}`
    // An error would reveal that the address has a member; the caller can ask again.
    await sendStaffEmail(member, staffPasswordEmail({ name: member.name, url }), app).then(
      () => log.info('password link sent', { memberId: member.id }),
      (error: unknown) => log.error('password link not sent', { memberId: member.id, ...errorFields(error) }),
    )
  }
  return { success: true, data: {} }
}

export const resetPassword: StaffHandlers['resetPassword'] = async (
  { body: { token, password }, refuse, log },
  app,
) => {
  const linked = await linkedMember(token, 'reset', app)
  if (linked === undefined) throw refuse('staff_link_invalid')
  const { member } = linked
  if (isCommonPassword(password, member)) throw refuse('password_too_common')
  const passwordHash = await hashPassword(password, app.passwordCost)
  if (!(await app.memberSecrets.setPassword(member, passwordHash, app.links.spendStep(token, app.clock()))))
    throw refuse('staff_link_invalid')
  log.info('password of staff set', { memberId: member.id })
  return { success: true, data: {} }
}
