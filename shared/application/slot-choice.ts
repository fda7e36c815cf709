import { dayMilliseconds } from '../platform/durations.ts'
import type { TeamInterview } from './arranged-interview.ts'
import type { OfferedSlots } from './slots.ts'

/** Until this long before the interview, a candidate can choose another time. */
const changeableMilliseconds = dayMilliseconds

export type Offer = { slots: OfferedSlots | null | undefined; teamInterview: TeamInterview | null }

/** The times that are still ahead. */
export const slotsAhead = (slots: OfferedSlots | null | undefined, now: Date): string[] =>
  (slots?.times ?? []).filter((at) => Date.parse(at) > now.getTime())

export const isChosen = ({ teamInterview }: Pick<Offer, 'teamInterview'>, at: string): boolean =>
  teamInterview !== null && Date.parse(teamInterview.at) === Date.parse(at)

/** Whether the candidate can choose a time, for the first time or another one. */
export const mayChoose = ({ slots, teamInterview }: Offer, now: Date): boolean =>
  slots !== null &&
  slots !== undefined &&
  (teamInterview === null || Date.parse(teamInterview.at) - now.getTime() >= changeableMilliseconds)

/** Why a choice is refused; undefined where it is accepted. */
export function choiceRefusal(
  offer: Offer,
  at: string,
  now: Date,
): 'slot_gone' | 'choice_closed' | undefined {
  const isOffered = slotsAhead(offer.slots, now).some((each) => Date.parse(each) === Date.parse(at))
  if (!isOffered) return 'slot_gone'
  return mayChoose(offer, now) ? undefined : 'choice_closed'
}
