import type { WantedDecision } from '#shared/application/decision.ts'
import type { Interviewer, OfferedSlots } from '#shared/application/slots.ts'
import type { TeamInterview } from '#shared/application/arranged-interview.ts'
import { minuteMilliseconds } from '#shared/platform/durations.ts'
import { malaysianClock } from '#shared/platform/malaysian-time.ts'
import { usualMinutes } from './wanted-decision.ts'

type Invitation = {
  teamInterview: TeamInterview | null
  slots?: OfferedSlots | null | undefined
  interviewers?: readonly Interviewer[] | undefined
}

export type Invited = Invitation & {
  id: string
  candidate: { name: string }
  decision: (Invitation & { status: string }) | null
}

/** The times at which the team meets the candidate, or offers to. */
function periodsOf({ teamInterview, slots }: Invitation): { at: string; minutes: number | null }[] {
  if (teamInterview !== null) return [teamInterview]
  return (slots?.times ?? []).map((at) => ({ at, minutes: slots?.minutes ?? null }))
}

const endOf = ({ at, minutes }: { at: string; minutes: number | null }): number =>
  Date.parse(at) + (minutes ?? Number(usualMinutes)) * minuteMilliseconds

/** A line for each time of the form at which a member of staff whom it names meets another applicant, or may. */
export function overlapsOf(
  {
    interviewDate,
    interviewSlots = [],
    interviewMinutes = null,
    interviewers = [],
  }: Omit<WantedDecision, 'status'>,
  others: readonly Invited[],
): string[] {
  const times = interviewDate === undefined ? interviewSlots : [interviewDate]
  const form = times.map((at) => ({ at, minutes: interviewMinutes }))
  const lines = others.flatMap(({ candidate, decision, ...present }) => {
    const invitation: Invitation = decision?.status === 'interview_pending' ? decision : present
    const members = (invitation.interviewers ?? []).filter(({ id }) => interviewers.includes(id))
    const periods = periodsOf(invitation).filter((one) =>
      form.some((other) => Date.parse(one.at) < endOf(other) && Date.parse(other.at) < endOf(one)),
    )
    return members.flatMap(({ name }) =>
      periods.map(({ at }) => `${name} is named for ${candidate.name}, too: ${malaysianClock(at) ?? ''}`),
    )
  })
  return [...new Set(lines)]
}
