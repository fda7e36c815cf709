import { groupsOf } from '#shared/desk/today.ts'
import type { StaffMember } from '#shared/platform/staff-member.ts'
import type { StaffRole } from '#shared/platform/staff.ts'
import { recruitingApi } from './desk-api.ts'
import { useListsVersion } from './invalidation.ts'
import { useMember } from './member.ts'
import { useDeskAnswer } from './use-desk-answer.ts'

/** Those who assess or decide; others begin at the positions. */
export const todayRoles: readonly StaffRole[] = ['recruiter', 'reviewer']

export const isTodayOf = ({ role }: Pick<StaffMember, 'role'>): boolean => todayRoles.includes(role)

const load = async () => (await recruitingApi.showToday()).data

export type Today = Awaited<ReturnType<typeof load>>

/** What waits for the team, for the page, the menu and the positions. It is loaded again after each decision. */
export function useToday() {
  const version = useListsVersion()
  return useDeskAnswer(isTodayOf(useMember()) ? ['today', version] : null, load, { keepPreviousData: true })
}

/** The applicants whose questions wait, for those who answer them. */
export const askedOf = ({ asked }: Today, role: StaffRole): Today['asked'] =>
  role === 'recruiter' ? asked : { count: 0, isMore: false }

/** "12", or "300+"; undefined where nothing waits. */
export function waitingText(today: Today | undefined, role: StaffRole): string | undefined {
  if (today === undefined) return undefined
  const { toReview, toDecide, invited, isInvitedCut, mentions, toConfirm, undelivered } = today
  const now = new Date()
  const due = invited.filter((one) =>
    groupsOf(one, now).some((group) => group === 'over' || group === 'other_time'),
  )
  const asked = askedOf(today, role)
  const counted = [toReview, toDecide, asked, undelivered]
  const listed = due.length + mentions.length + toConfirm.length
  const count = counted.reduce((sum, each) => sum + each.count, listed)
  const isMore = counted.some((each) => each.isMore) || isInvitedCut
  return count === 0 ? undefined : `${count}${isMore ? '+' : ''}`
}
