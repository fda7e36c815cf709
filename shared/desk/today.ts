import { dayMilliseconds } from '#shared/platform/durations.ts'
import { isInvited } from '#shared/application/team-interview.ts'
import type { ListedApplication } from './contract/listed.ts'

/** `over`: the interview has ended, and nobody has said whether it took place. */
export type InvitedGroup = 'other_time' | 'over' | 'unanswered' | 'soon'

type Invited = Pick<ListedApplication, 'status' | 'teamInterview' | 'answer'>

/** How far ahead Today shows interviews with the team. */
const soonMilliseconds = 7 * dayMilliseconds

/** Where the page Today shows an application: nowhere while it waits for neither an answer nor an act, nor is its interview soon. */
export function groupsOf({ status, teamInterview, answer }: Invited, now: Date): InvitedGroup[] {
  if (status !== 'interview_pending') return []
  if (!isInvited({ status, teamInterview }, now)) return ['over']
  const isSoon = teamInterview !== null && Date.parse(teamInterview.at) < now.getTime() + soonMilliseconds
  return [
    ...(answer === null ? (['unanswered'] as const) : []),
    ...(answer?.kind === 'other_time' ? (['other_time'] as const) : []),
    ...(isSoon ? (['soon'] as const) : []),
  ]
}
