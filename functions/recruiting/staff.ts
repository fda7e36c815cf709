import { invitationSeconds, type StaffRole } from '#shared/domain/staff.ts'
import { sendStaffEmail, staffInvitationEmail } from '../mail/staff-emails.ts'
import { seconds } from '../storage/limits/guards.ts'
import type { Step } from '../storage/dynamo/transaction.ts'
import type { MemberChange } from '../storage/staff/members.ts'
import { shownMember, type StoredMember } from '../storage/staff/stored-member.ts'
import type { RecruitingApp, RecruitingHandlers } from './app.ts'

type Assigned = { role: StaffRole; positions: readonly string[] }

/** A reviewer needs positions that exist; members of other roles have none. */
async function isAssignable(
  { role, positions }: Assigned,
  { jobs }: Pick<RecruitingApp, 'jobs'>,
): Promise<boolean> {
  if (role !== 'reviewer') return positions.length === 0
  const found = await Promise.all(positions.map((id) => jobs.byId(id)))
  return positions.length > 0 && found.every((job) => job !== undefined)
}

type Invitation = { link: Step; send: () => Promise<void> }

/** The link is written with the member and e-mailed afterwards. A failed e-mail fails the call; resetting the factor sends another. */
function invitationOf(member: StoredMember, app: RecruitingApp): Invitation {
  const token = app.random.id() + app.random.id()
  const expiresAt = seconds(app.clock()) + invitationSeconds
  const { id: memberId, epoch, name } = member
  const url = `${app.deskUrl}/desk/invitation#${token}`
  return {
    link: app.staffLinks.keepStep(token, { memberId, epoch, purpose: 'invitation', expiresAt }),
    send: () => sendStaffEmail(member, staffInvitationEmail({ name, url }), app),
  }
}

export const inviteStaff: RecruitingHandlers['inviteStaff'] = async (
  { body: { email, name, role, positions = [] }, keepAct, refuse, log },
  app,
) => {
  if (!(await isAssignable({ role, positions }, app))) throw refuse('staff_positions_wrong')
  const id = app.random.id()
  const createdAt = app.clock().toISOString()
  const member: StoredMember = {
    id,
    email,
    name,
    role,
    positions: [...positions],
    state: 'invited',
    epoch: 1,
    createdAt,
    recoveryCodes: [],
  }
  const { link, send } = invitationOf(member, app)
  if (!(await app.members.add(member, [link, keepAct.step({ on: id, detail: role })])))
    throw refuse('staff_exists')
  await send()
  log.info('staff invited', { memberId: id, role })
  return { success: true, data: shownMember(member) }
}

export const listStaff: RecruitingHandlers['listStaff'] = async (_, app) => {
  const members = await app.members.all()
  const staff = members.map(shownMember).toSorted((a, b) => a.name.localeCompare(b.name))
  return { success: true, data: { staff } }
}

export const changeStaff: RecruitingHandlers['changeStaff'] = async (
  { params: { id }, body: { role, positions, isDisabled }, keepAct, refuse, log },
  app,
) => {
  const member = await app.members.byId(id)
  if (member === undefined) throw refuse('staff_not_found')
  const wanted = {
    role: role ?? member.role,
    positions: positions ?? (role === undefined ? member.positions : []),
  }
  if (!(await isAssignable(wanted, app))) throw refuse('staff_positions_wrong')
  const enabled = member.passwordHash === undefined ? 'invited' : 'active'
  const state = isDisabled === undefined ? member.state : isDisabled ? 'disabled' : enabled
  const change: Required<MemberChange> = { ...wanted, state }
  const kept = keepAct.step({ on: id, detail: state === member.state ? wanted.role : state })
  if (!(await app.members.change(member, change, kept))) throw refuse('staff_changed')
  log.info('staff changed', { memberId: id, role: wanted.role, state })
  return { success: true, data: shownMember({ ...member, ...change }) }
}

export const resetStaffFactor: RecruitingHandlers['resetStaffFactor'] = async (
  { params: { id }, keepAct, refuse, log },
  app,
) => {
  const member = await app.members.byId(id)
  if (member === undefined || member.state === 'disabled') throw refuse('staff_not_found')
  const again: StoredMember = { ...member, epoch: member.epoch + 1, state: 'invited' }
  const { link, send } = invitationOf(again, app)
  if (!(await app.members.resetFactor(member, [link, keepAct.step({ on: id })])))
    throw refuse('staff_changed')
  await send()
  log.info('second factor reset', { memberId: id })
  return { success: true, data: shownMember(again) }
}
