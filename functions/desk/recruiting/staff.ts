import type { BodyOf } from '#shared/platform/contract/endpoint.ts'
import type { recruiting } from '#shared/desk/contract/recruiting.ts'
import { watchesRights } from '#shared/platform/staff-rights.ts'
import { invitationSeconds, type StaffRole } from '#shared/platform/staff.ts'
import { memberIdOf } from '#functions/platform/http/desk.ts'
import { sendStaffEmail, staffInvitationEmail } from '../staff-emails.ts'
import { seconds } from '#functions/platform/limits/guards.ts'
import { writeTogether, type Step } from '#functions/platform/dynamo/transaction.ts'
import type { MemberChange } from '#functions/platform/staff/members.ts'
import { shownMember, type StoredMember } from '#functions/platform/staff/stored-member.ts'
import type { RecruitingApp, RecruitingHandlers } from './app.ts'
import { didBefore, judgedChange, rightsLetters, rightsText } from './staff-rights.ts'

type Assigned = { role: StaffRole; positions: readonly string[] }

/** A reviewer needs positions that exist; members of other roles have none. */
async function isAssignable(
  { role, positions }: Assigned,
  { jobs }: Pick<RecruitingApp, 'jobs'>,
): Promise<boolean> {
  if (role !== 'reviewer') return positions.length === 0
  const storedJobs = await Promise.all(positions.map((id) => jobs.byId(id)))
  return positions.length > 0 && storedJobs.every((job) => job !== undefined)
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
  { body: { email, name, role, positions = [], isAdministrator = false }, keepAct, refuse, log },
  app,
) => {
  if (!(await isAssignable({ role, positions }, app))) throw refuse('staff_positions_wrong')
  const id = app.random.id()
  const member: StoredMember = {
    id,
    email,
    name,
    role,
    isAdministrator,
    positions: [...positions],
    state: 'invited',
    epoch: 1,
    changes: 0,
    createdAt: app.clock().toISOString(),
    recoveryCodes: [],
  }
  const { who } = keepAct
  if (memberIdOf(who) !== undefined && watchesRights(member)) throw refuse('second_administrator_needed')
  const { link, send } = invitationOf(member, app)
  const changed = { id, before: undefined, after: member, by: who, isProposed: false }
  const letters = rightsLetters(changed, await app.members.all(), app)
  const auditStep = keepAct.step({ on: id, detail: rightsText(member) })
  if (!(await app.members.add(member, [link, auditStep, ...letters]))) {
    const before = await invitedBefore(member, who, app)
    if (before === undefined) throw refuse('staff_exists')
    return { success: true, data: shownMember(before) }
  }
  await send()
  log.info('staff invited', { memberId: id, role })
  return { success: true, data: shownMember(member) }
}

/** The same invitation by the same caller, whose answer or e-mail was lost: it is e-mailed again, with a link of its own. */
async function invitedBefore(
  member: StoredMember,
  who: string,
  app: RecruitingApp,
): Promise<StoredMember | undefined> {
  const before = await app.members.byEmail(member.email)
  if (before?.state !== 'invited') return undefined
  if (before.email !== member.email || before.name !== member.name) return undefined
  const detail = rightsText(member)
  if (rightsText(before) !== detail) return undefined
  if (!(await didBefore({ who, act: 'staff_invited', on: before.id, detail }, app))) return undefined
  const { link, send } = invitationOf(before, app)
  await writeTogether(app.dynamo, [link], app.random)
  await send()
  return before
}

export const listStaff: RecruitingHandlers['listStaff'] = async (_, app) => {
  const members = await app.members.all()
  const staff = members.map(shownMember).toSorted((a, b) => a.name.localeCompare(b.name))
  return { success: true, data: { staff } }
}

type Sent = BodyOf<typeof recruiting.changeStaff>

/** What the body asks for, without what it does not name. Another role has no positions unless the body names them. */
function setBy({ role, positions, isAdministrator, isDisabled }: Sent, member: StoredMember): MemberChange {
  const enabled = member.passwordHash === undefined ? 'invited' : 'active'
  const chosen = positions ?? (role === undefined ? undefined : [])
  return {
    ...(role !== undefined && { role }),
    ...(chosen !== undefined && { positions: chosen }),
    ...(isAdministrator !== undefined && { isAdministrator }),
    ...(isDisabled !== undefined && { state: isDisabled ? 'disabled' : enabled }),
  }
}

/** An invited member has no sign-in to end, and the link of the invitation stays valid. */
const endsSignIns = (member: StoredMember, after: StoredMember): boolean =>
  member.passwordHash !== undefined &&
  (after.role !== member.role ||
    after.state !== member.state ||
    after.isAdministrator !== member.isAdministrator)

export const changeStaff: RecruitingHandlers['changeStaff'] = async (
  { params: { id }, body, keepAct, refuse, log },
  app,
) => {
  const member = await app.members.byId(id)
  if (member === undefined) throw refuse('staff_not_found')
  const set = setBy(body, member)
  const after: StoredMember = { ...member, ...set, proposal: undefined }
  if (!(await isAssignable(after, app))) throw refuse('staff_positions_wrong')
  const judged = await judgedChange({ target: member, after, by: keepAct.who }, app)
  if (judged.kind === 'refused') throw refuse(judged.code)
  const { kind, steps } = judged
  const detail = `${kind === 'proposed' ? 'proposed ' : ''}${rightsText(after)}`
  const allSteps = [keepAct.step({ on: id, detail }), ...steps]
  // A proposal of the caller that waits, or the same rights.
  const isDone =
    kind === 'proposed'
      ? member.proposal?.by === judged.proposal.by &&
        judged.proposal.rights.every((right) => member.proposal?.rights.includes(right)) &&
        member.proposal.expiresAt > seconds(app.clock())
      : member.proposal === undefined && rightsText(after) === rightsText(member)
  if (body.changes !== undefined && body.changes !== member.changes) {
    // The member's page was older, or the answer to this same change was lost.
    const act = { who: keepAct.who, act: 'staff_changed', on: id, detail } as const
    if (!isDone || !(await didBefore(act, app))) throw refuse('staff_changed')
    return { success: true, data: shownMember(member) }
  }
  // The page was read again after a lost answer.
  if (isDone) return { success: true, data: shownMember(member) }
  const change =
    kind === 'proposed'
      ? { set: {}, proposal: judged.proposal }
      : { set: endsSignIns(member, after) ? { ...set, epoch: member.epoch + 1 } : set }
  if (!(await app.members.change(member, change, allSteps))) throw refuse('staff_changed')
  log.info('staff changed', { memberId: id, role: after.role, state: after.state, kind })
  const shown = kind === 'proposed' ? { ...member, proposal: judged.proposal } : after
  return { success: true, data: shownMember({ ...shown, changes: member.changes + 1 }) }
}

export const resetStaffFactor: RecruitingHandlers['resetStaffFactor'] = async (
  { params: { id }, query: { changes }, keepAct, refuse, log },
  app,
) => {
  const member = await app.members.byId(id)
  if (member === undefined || member.state === 'disabled') throw refuse('staff_not_found')
  if (changes !== undefined && changes !== member.changes) throw refuse('staff_changed')
  const again: StoredMember = {
    ...member,
    epoch: member.epoch + 1,
    changes: member.changes + 1,
    state: 'invited',
  }
  const { link, send } = invitationOf(again, app)
  if (!(await app.members.resetFactor(member, [link, keepAct.step({ on: id })])))
    throw refuse('staff_changed')
  await send()
  log.info('second factor reset', { memberId: id })
  return { success: true, data: shownMember(again) }
}
