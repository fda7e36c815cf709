import type { Act } from '#shared/platform/acts.ts'
import {
  isActingAdministrator,
  mayChange,
  proposalSeconds,
  raisedBy,
  watchesRights,
  type Proposal,
  type Rights,
} from '#shared/platform/staff-rights.ts'
import { memberIdOf } from '#functions/platform/http/desk.ts'
import { seconds } from '#functions/platform/limits/guards.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'
import type { StoredMember } from '#functions/platform/staff/stored-member.ts'
import type { RecruitingApp } from './app.ts'

/** As the audit and the letters write rights: `recruiter+administrator of a, b, disabled`. */
export const rightsText = ({ role, isAdministrator, positions, state }: Rights): string =>
  [
    `${role}${isAdministrator ? '+administrator' : ''}${positions.length === 0 ? '' : ` of ${positions.join(' ')}`}`,
    ...(state === 'disabled' ? ['disabled'] : []),
  ].join(', ')

type Changed = {
  id: string
  before: Rights | undefined
  after: Rights
  by: string
  isProposed: boolean
}

/** A letter about a change to each privacy officer and administrator, the changed member among them. */
export function rightsLetters(
  { id, before, after, by, isProposed }: Changed,
  staff: readonly StoredMember[],
  { staffLetters, random, clock }: Pick<RecruitingApp, 'staffLetters' | 'random' | 'clock'>,
): Step[] {
  const texts = { before: before === undefined ? '' : rightsText(before), after: rightsText(after) }
  if (texts.before === texts.after) return []
  const letter = { about: 'rights', of: id, by, ...texts, isProposed } as const
  return staff
    .filter((member) => member.state === 'active')
    .filter((member) => watchesRights(member) || (member.id === id && watchesRights(after)))
    .map((member) => staffLetters.step(random.id(), member.id, letter, clock()))
}

/** The latest acts of a caller, among which one is searched whose answer was lost. */
const actsRead = 20

/** Whether the caller did this last to the member. */
export async function didBefore(
  { who, act, on, detail }: { who: string; act: Act; on: string; detail: string },
  { audit }: Pick<RecruitingApp, 'audit'>,
): Promise<boolean> {
  const { acts } = await audit.page({ who, limit: actsRead })
  const last = acts.find((each) => each.act === act && each.on === on)
  return last?.detail === detail
}

type Wanted = { target: StoredMember; after: Rights; by: string }

/** What the change writes, or why it is refused. */
export async function judgedChange({ target, after, by }: Wanted, app: RecruitingApp) {
  // Before the members, so that a removal between the two reads is noticed.
  const version = await app.administrators.removals()
  const staff = await app.members.all()
  const others = staff.filter((member) => member.id !== target.id && isActingAdministrator(member)).length
  const now = seconds(app.clock())
  const memberId = memberIdOf(by)
  const verdict = mayChange({ by: memberId, target, after, others, now })
  if (verdict === 'own_rights' || verdict === 'last_administrator')
    return { kind: 'refused', code: verdict } as const
  const isProposed = verdict === 'proposed'
  const letters = rightsLetters({ id: target.id, before: target, after, by, isProposed }, staff, app)
  if (isProposed && memberId !== undefined) {
    const proposal: Proposal = {
      rights: raisedBy(target, after),
      by: memberId,
      expiresAt: now + proposalSeconds,
    }
    return { kind: 'proposed', proposal, steps: letters } as const
  }
  const isRemoved = isActingAdministrator(target) && !isActingAdministrator(after)
  const steps = isRemoved ? [...letters, app.administrators.removalStep(version)] : letters
  return { kind: 'allowed', steps } as const
}
