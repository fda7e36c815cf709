import type { RecruiterStatus } from '#shared/application/application-status.ts'
import {
  decideOn,
  interviewMinutes,
  interviewNote,
  interviewPlace,
  waiverReason,
  type WantedDecision,
} from '#shared/application/decision.ts'
import { slotTimes } from '#shared/application/slots.ts'
import { reasonProblems, rejectionIn } from '../applicants/rejection.ts'
import { textIn } from '../text-in.ts'
import type { Shown } from './use-applicant.ts'
import { malaysiaOffsetMilliseconds } from '#shared/platform/durations.ts'

/** Malaysia has had this offset, without summer time, since 1982. */
const malaysianOffset = '+08:00'

export const usualMinutes = '45'

/** The moment of `2026-12-01T15:00` in Malaysian time; undefined for no date. */
function momentOf(local: string): string | undefined {
  const time = Date.parse(`${local}:00${malaysianOffset}`)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

/** A moment as the value of a datetime-local input, in Malaysian time. */
export function localTime(moment: string | null | undefined): string {
  const time = Date.parse(moment ?? '') + malaysiaOffsetMilliseconds
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
}

/** Whether the candidate is to choose one of several times. */
const hasSlots = (form: FormData): boolean => textIn(form, 'kind') === 'slots'

const slotsIn = (form: FormData): string[] =>
  form.getAll('slot').flatMap((local) => (typeof local === 'string' ? (momentOf(local) ?? []) : []))

/** Those who are named; absent where the form does not have the colleagues yet. */
function interviewersIn(form: FormData): Pick<WantedDecision, 'interviewers'> {
  if (!form.has('interviewer')) return {}
  const ids = form.getAll('interviewer').filter((id): id is string => typeof id === 'string' && id !== '')
  return { interviewers: [...new Set(ids)] }
}

/** Date or times, place and length of the form; an empty place or length is none. */
function interviewIn(form: FormData): Omit<WantedDecision, 'status'> {
  const [interviewDate, slots] = [momentOf(textIn(form, 'date')), slotsIn(form)]
  const when = hasSlots(form)
    ? slots.length > 0 && { interviewSlots: slots }
    : interviewDate !== undefined && { interviewDate }
  if (when === false) return interviewersIn(form)
  const [place, minutes] = [textIn(form, 'place'), textIn(form, 'minutes')]
  return {
    ...when,
    ...interviewersIn(form),
    interviewPlace: place === '' ? null : place,
    interviewMinutes: minutes === '' ? null : Number(minutes),
  }
}

/** The decision in the form. `opening`: the usual one, which is not sent. */
export function wantedIn(
  form: FormData,
  status: RecruiterStatus,
  opening: string | undefined,
): WantedDecision {
  const words = textIn(form, 'words')
  const why = status === 'rejected' ? rejectionIn(form) : undefined
  const isOwn = words !== '' && words !== opening?.trim()
  const [note, waiver, agreement] = [textIn(form, 'note'), textIn(form, 'waiver'), textIn(form, 'agreement')]
  return {
    status,
    ...(status === 'interview_pending' ? interviewIn(form) : {}),
    ...(note === '' ? {} : { interviewNote: note }),
    ...(waiver === '' ? {} : { waiverReason: waiver }),
    ...(agreement === '' ? {} : { agreementOf: agreement }),
    ...(why === undefined ? {} : { rejection: why }),
    ...(form.has('quiet') ? { letter: 'none' as const } : isOwn ? { words } : {}),
  }
}

export type DecisionField =
  | 'slots'
  | 'place'
  | 'minutes'
  | 'note'
  | 'waiver'
  | 'reason'
  | 'reasonNote'
  | 'agreement'
export type DecisionProblems = Partial<Record<DecisionField, string>>

type Schema = { safeParse: (value: unknown) => { error?: { issues: readonly { message: string }[] } } }

const messageIn = (schema: Schema, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message

/** What has to be corrected before the decision is sent: nothing that was typed is left out of it silently. */
export function problemsIn(form: FormData, status: RecruiterStatus): DecisionProblems {
  const problems: Record<DecisionField, string | undefined> = {
    slots: undefined,
    place: undefined,
    minutes: undefined,
    note: form.has('note') ? messageIn(interviewNote, textIn(form, 'note')) : undefined,
    waiver: form.has('waiver') ? messageIn(waiverReason, textIn(form, 'waiver')) : undefined,
    agreement:
      form.has('agreement') && textIn(form, 'agreement') === ''
        ? 'Please choose who has to agree'
        : undefined,
    reason: undefined,
    reasonNote: undefined,
    ...(status === 'rejected' ? reasonProblems(form) : {}),
  }
  if (status === 'interview_pending') {
    const [place, minutes] = [textIn(form, 'place'), textIn(form, 'minutes')]
    if (hasSlots(form)) problems.slots = messageIn(slotTimes, slotsIn(form))
    const hasDate = hasSlots(form) || momentOf(textIn(form, 'date')) !== undefined
    const isOwnLength = minutes !== '' && minutes !== usualMinutes
    if (place !== '')
      problems.place = hasDate
        ? messageIn(interviewPlace, place)
        : 'A place needs a date. Set one, or clear the place.'
    if (hasDate ? minutes !== '' : isOwnLength)
      problems.minutes = hasDate
        ? messageIn(interviewMinutes, Number(minutes))
        : 'A length needs a date. Set one, or clear the length.'
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

type Changeable = Pick<Shown['application'], 'status' | 'teamInterview' | 'decision'> &
  Partial<Pick<Shown['application'], 'slots' | 'interviewers'>>

/** Whether the interview of the form is the one that the candidate knows, about which there is no letter. */
export function changesNothing(
  { decision, ...application }: Changeable,
  requested: WantedDecision,
  now: Date,
): boolean {
  const { status } = application
  if (status !== 'interview_pending' || requested.status !== status) return false
  const decided = decideOn({ ...application, interview: 'completed', pending: decision }, requested, now)
  return (
    decided.kind === 'refused' &&
    (decided.code === 'status_not_allowed' || decided.code === 'decision_pending')
  )
}
