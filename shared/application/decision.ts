import * as z from 'zod/mini'
import { recruiterStatus } from './application.ts'
import { teamInterview, type TeamInterview } from './arranged-interview.ts'
import {
  nextApplicationStatus,
  waivesInterview,
  type ReadStatus,
  type RecruiterStatus,
} from './application-status.ts'
import type { HeldInterview } from './session/interview-status.ts'
import {
  interviewer,
  interviewerIds,
  offeredSlots,
  slotTimes,
  type Interviewer,
  type OfferedSlots,
} from './slots.ts'
import { anyLine, anyText, requiredLine, requiredText } from '#shared/platform/text.ts'
import { rejectionReasons } from '../company-hiring.ts'
import { minuteMilliseconds } from '../platform/durations.ts'

/** How long a recruiter can recall a decision. The candidate sees it and is e-mailed only afterwards. */
export const pendingMinutes = 10

/** A room, or the link of a call. */
export const interviewPlace = requiredLine({
  label: 'The place',
  length: { minimum: 1, maximum: 200 },
  required: 'The place is empty',
})

const minMinutes = 5
const maxMinutes = 480

export const interviewMinutes = z.int().check(
  z.refine((minutes) => minutes >= minMinutes && minutes <= maxMinutes, {
    error: `The length should be ${minMinutes} to ${maxMinutes} minutes`,
  }),
)

const maxWords = 2000

/** The recruiter's text in place of the letter's opening. */
export const letterWords = anyText(maxWords)

/** How and when the team met a candidate whose interview had no date. For the team alone. */
export const interviewNote = requiredText({
  label: 'The note',
  length: { minimum: 1, maximum: 500 },
  required: 'Please write when and how you met',
  tooShort: 'Please write when and how you met',
})

const reasonMissing = 'Please write why you go on without the AI interview'

/** Why an application moves on without the AI interview. For the team alone. */
export const waiverReason = requiredText({
  label: 'The reason',
  length: { minimum: 1, maximum: 500 },
  required: reasonMissing,
  tooShort: reasonMissing,
})

const declineMissing = 'Please write why you say no'

/** Why a member of staff says no to a proposed acceptance. For the team alone. */
export const declineReason = requiredText({
  label: 'The reason',
  length: { minimum: 1, maximum: 500 },
  required: declineMissing,
  tooShort: declineMissing,
})

/** Why an applicant is rejected. For the team alone. */
const wantedRejection = z.object({
  reason: z.enum(rejectionReasons, { error: 'Please choose a reason' }),
  note: z.optional(anyText(500)),
})

/** The same as it is stored: the list of reasons can have changed since. */
const rejection = z.object({ reason: z.string(), note: z.optional(z.string()) })

/** Without a letter: the status alone tells the candidate, on the dashboard. */
const noLetter = z.literal('none')

/** What a recruiter sends. A date, place or length that is absent stays as it is; a place or length that is null is removed. */
export const wantedDecision = z.object({
  status: recruiterStatus,
  interviewDate: z.optional(z.iso.datetime()),
  interviewPlace: z.optional(z.nullable(interviewPlace)),
  interviewMinutes: z.optional(z.nullable(interviewMinutes)),
  /** In place of a date: the candidate chooses one of these times. */
  interviewSlots: z.optional(slotTimes),
  /** Who meets the candidate; absent, they stay. */
  interviewers: z.optional(interviewerIds),
  interviewNote: z.optional(interviewNote),
  waiverReason: z.optional(waiverReason),
  rejection: z.optional(wantedRejection),
  words: z.optional(letterWords),
  letter: z.optional(noLetter),
  /** The id of the recruiter who is to agree to an acceptance, where `hiringRules` asks for one. */
  agreementOf: z.optional(anyLine(100)),
})

/** What the page showed when the recruiter decided: the status, and when the pending decision was to take effect. */
export const seenApplication = z.object({
  status: anyLine(40),
  decisionDueAt: z.nullable(z.iso.datetime()),
})

export type SeenApplication = z.output<typeof seenApplication>

/** Whether an application is still as the page showed it, so that a recruiter does not overrule a colleague unknowingly. */
export const isAsSeen = (
  { status, decision }: { status: string; decision?: PendingDecision | undefined },
  seen: SeenApplication,
): boolean => status === seen.status && (decision?.dueAt ?? null) === seen.decisionDueAt

export type WantedDecision = z.output<typeof wantedDecision>

/** `teamInterview`: when the team meets the candidate; only with the status `interview_pending`. */
export const decision = z.object({
  status: recruiterStatus,
  teamInterview: z.nullable(teamInterview),
  /** The times to choose from; `teamInterview` is null then. */
  slots: z.optional(offeredSlots),
  interviewers: z.optional(z.array(interviewer)),
  /** Only with the status `interviewed`. */
  interviewNote: z.optional(interviewNote),
  /** Only where the application was `ai_pending`: the AI interview is waived. */
  waiverReason: z.optional(waiverReason),
  /** Only with the status `rejected`. */
  rejection: z.optional(rejection),
  /** The recruiter's own words in the letter. */
  words: z.optional(letterWords),
  letter: z.optional(noLetter),
})

export type Decision = z.output<typeof decision>

/** What an application keeps of a decision that waived its interview. `act`: the id of the act in the audit. */
export const waiver = z.object({ reason: z.string(), act: z.string() })

/** The same of the last proposal to which a member said no. */
export const declinedProposal = z.object({ reason: z.string(), act: z.string() })

/** The same of the last rejection that had a reason. */
export const givenRejection = z.object({ ...rejection.shape, act: z.string() })

/** A decision that takes effect at `dueAt`, unless it is recalled or replaced before. */
export const pendingDecision = z.object({
  ...decision.shape,
  dueAt: z.iso.datetime(),
  /** That of its act in the history; an older API does not send it. */
  id: z.optional(z.string()),
  /** The recruiter whose agreement the decision waits for. Until then it is proposed, and `dueAt` has no effect. */
  awaits: z.optional(interviewer),
})

export type PendingDecision = z.output<typeof pendingDecision>

/** An application before the decision. */
export type Undecided = {
  status: ReadStatus
  teamInterview: TeamInterview | null
  slots?: OfferedSlots | null | undefined
  interviewers?: readonly Interviewer[] | undefined
  /** The state of the latest session, where there is one. */
  interview: HeldInterview | undefined
}

export type DecisionRefusal =
  | 'status_not_allowed'
  | 'interview_date_not_allowed'
  | 'interview_date_needed'
  | 'interview_ahead'
  | 'interview_note_needed'
  | 'candidate_in_interview'
  | 'waiver_reason_needed'
  | 'letter_needed'
  | 'decision_pending'

type Decided = { kind: 'decided'; decision: Decision } | { kind: 'refused'; code: DecisionRefusal }

export const dueAfter = (now: Date): Date => new Date(now.getTime() + pendingMinutes * minuteMilliseconds)

/**
 * Checks what a recruiter wants. The decision replaces `pending`, and takes over the place and length that it does not name.
 * `staff`: the members whom it names.
 */
export function decideOn(
  application: Undecided & { pending: Decision | null },
  requested: WantedDecision,
  now: Date,
  staff: readonly Interviewer[] = [],
): Decided {
  const teamInterview = interviewIn(requested, setInterviewOf(application))
  if (typeof teamInterview === 'string') return { kind: 'refused', code: teamInterview }
  const times = [...(teamInterview === null ? [] : [teamInterview.at]), ...(requested.interviewSlots ?? [])]
  if (times.some((at) => Date.parse(at) <= dueAfter(now).getTime()))
    return { kind: 'refused', code: 'interview_date_not_allowed' }
  const { status, words, letter, interviewNote: note, waiverReason: reason, rejection: why } = requested
  if (letter === 'none' && needsLetter(status, application, now))
    return { kind: 'refused', code: 'letter_needed' }
  const isWaiver = waivesInterview(application.status, status)
  const decided = {
    status,
    teamInterview,
    ...invitationIn(application, requested, staff),
    ...(words === undefined ? {} : { words }),
    ...(letter === undefined ? {} : { letter }),
    ...(note === undefined || status !== 'interviewed' ? {} : { interviewNote: note }),
    ...(reason === undefined || !isWaiver ? {} : { waiverReason: reason }),
    ...(why === undefined || status !== 'rejected' ? {} : { rejection: why }),
  }
  if (isAllowed(application, decided)) {
    const code = status === 'interviewed' ? notMetYet(setInterviewOf(application), note, now) : undefined
    return code === undefined ? { kind: 'decided', decision: decided } : { kind: 'refused', code }
  }
  if (isWaiver)
    return {
      kind: 'refused',
      code: application.interview === 'in_progress' ? 'candidate_in_interview' : 'waiver_reason_needed',
    }
  const isAsNow = requested.status === application.status && application.pending !== null
  return { kind: 'refused', code: isAsNow ? 'decision_pending' : 'status_not_allowed' }
}

/** Whether a letter has to tell the candidate: a decision, an interview in the calendar that is cancelled, or an AI interview that is waived. */
export function needsLetter(
  to: RecruiterStatus,
  { status, teamInterview }: Pick<Undecided, 'status' | 'teamInterview'>,
  now: Date,
): boolean {
  const isCancelled = teamInterview !== null && Date.parse(teamInterview.at) > now.getTime()
  return (to !== 'reviewed' && to !== 'interviewed') || isCancelled || waivesInterview(status, to)
}

/** Why an application is not interviewed yet: the date is ahead, or there was none and no note says how the team met the candidate. */
function notMetYet(
  set: TeamInterview | null,
  note: string | undefined,
  now: Date,
): 'interview_ahead' | 'interview_note_needed' | undefined {
  if (set === null) return note === undefined ? 'interview_note_needed' : undefined
  return Date.parse(set.at) > now.getTime() ? 'interview_ahead' : undefined
}

/** Whether a decision that is pending is what a recruiter wants, who then repeats it: the answer to the first call was lost. */
export function isRepeated(
  pending: (Decision & Pick<PendingDecision, 'awaits'>) | undefined,
  requested: WantedDecision,
): boolean {
  if (pending === undefined) return false
  const isSameText = (['words', 'interviewNote', 'waiverReason'] as const).every(
    (text) => pending[text] === requested[text],
  )
  const isSameReason =
    pending.rejection?.reason === requested.rejection?.reason &&
    pending.rejection?.note === requested.rejection?.note
  if (pending.letter !== requested.letter || pending.awaits?.id !== requested.agreementOf) return false
  const isSameOffer =
    areSameSlots(pending.slots, slotsIn(requested)) &&
    (requested.interviewers === undefined || areSamePeople(pending.interviewers, requested.interviewers))
  if (!isSameOffer) return false
  if (pending.status !== requested.status || !isSameText || !isSameReason) return false
  const teamInterview = interviewIn(requested, pending.teamInterview)
  return typeof teamInterview !== 'string' && isSame(teamInterview, pending.teamInterview)
}

/** Whether a decision changes something and the rules of statuses allow it. */
export function isAllowed(
  { status, teamInterview, slots, interviewers, interview }: Undecided,
  decided: Decision,
): boolean {
  if (status === 'interview_pending' && decided.status === status)
    return !(
      isSame(teamInterview, decided.teamInterview) &&
      // A candidate who has chosen has an interview with a date.
      areSameSlots(teamInterview === null ? slots : null, decided.slots) &&
      areSamePeople(interviewers, idsOf(decided.interviewers))
    )
  if (waivesInterview(status, decided.status) && decided.waiverReason === undefined) return false
  const event = { kind: 'recruiter_set', status: decided.status, interview } as const
  return nextApplicationStatus(status, event) !== undefined
}

/** Whether a due decision waits: the candidate has begun the AI interview that it waives. */
export const waitsForInterview = ({ status, interview }: Undecided, decided: Decision): boolean =>
  waivesInterview(status, decided.status) && interview === 'in_progress'

/** The team interview that was set last, pending or in effect. */
export const setInterviewOf = ({
  teamInterview,
  pending,
}: {
  teamInterview: TeamInterview | null
  pending: Decision | null
}): TeamInterview | null => (pending?.status === 'interview_pending' ? pending.teamInterview : teamInterview)

/** The team interview after the decision; null where the decision names no date, place or length. */
function interviewIn(
  {
    status,
    interviewDate: at,
    interviewPlace: place,
    interviewMinutes: minutes,
    interviewSlots,
  }: WantedDecision,
  before: TeamInterview | null,
): TeamInterview | null | 'interview_date_not_allowed' | 'interview_date_needed' {
  const hasSlots = interviewSlots !== undefined
  if (status !== 'interview_pending' && (at !== undefined || hasSlots)) return 'interview_date_not_allowed'
  if (hasSlots) return at === undefined ? null : 'interview_date_not_allowed'
  if (at === undefined && place === undefined && minutes === undefined) return null
  const date = status === 'interview_pending' ? (at ?? before?.at) : undefined
  if (date === undefined) return 'interview_date_needed'
  return {
    at: date,
    place: place === undefined ? (before?.place ?? null) : place,
    minutes: minutes === undefined ? (before?.minutes ?? null) : minutes,
  }
}

/** The times of an invitation, in their order, with the place and length that each of them has. */
const slotsIn = ({
  interviewSlots,
  interviewPlace,
  interviewMinutes: minutes,
}: WantedDecision): OfferedSlots | undefined =>
  interviewSlots && {
    times: interviewSlots.map((at) => new Date(at).toISOString()).toSorted(),
    place: interviewPlace ?? null,
    minutes: minutes ?? null,
  }

/** The times to choose from and who meets the candidate. */
function invitationIn(
  { interviewers: present, pending }: Undecided & { pending: Decision | null },
  requested: WantedDecision,
  staff: readonly Interviewer[],
): Pick<Decision, 'slots' | 'interviewers'> {
  if (requested.status !== 'interview_pending') return {}
  const slots = slotsIn(requested)
  const before = pending?.status === 'interview_pending' ? pending.interviewers : present
  const interviewers =
    requested.interviewers === undefined
      ? [...(before ?? [])]
      : requested.interviewers.map((id) => staff.find((each) => each.id === id) ?? { id, name: '' })
  return {
    ...(slots === undefined ? {} : { slots }),
    ...(interviewers.length === 0 ? {} : { interviewers }),
  }
}

const areSameSlots = (
  one: OfferedSlots | null | undefined,
  other: OfferedSlots | null | undefined,
): boolean =>
  one === null || one === undefined || other === null || other === undefined
    ? (one ?? null) === (other ?? null)
    : one.times.join() === other.times.join() && one.place === other.place && one.minutes === other.minutes

const idsOf = (people: readonly Interviewer[] | undefined): string[] => (people ?? []).map(({ id }) => id)

const areSamePeople = (one: readonly Interviewer[] | undefined, ids: readonly string[]): boolean =>
  idsOf(one).toSorted().join() === ids.toSorted().join()

const isSame = (one: TeamInterview | null, other: TeamInterview | null): boolean =>
  one === null || other === null
    ? one === other
    : Date.parse(one.at) === Date.parse(other.at) &&
      one.place === other.place &&
      one.minutes === other.minutes

/**
 * Whole minutes until a pending decision takes effect; 0 once the next run of the schedule applies it. Never more than it can be:
 * pages count from the beginning of the minute.
 */
export const minutesUntil = ({ dueAt }: PendingDecision, now: Date): number =>
  Math.min(pendingMinutes, Math.max(0, Math.ceil((Date.parse(dueAt) - now.getTime()) / minuteMilliseconds)))
