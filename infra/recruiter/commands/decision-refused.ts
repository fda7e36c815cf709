import type { RefusalCode } from '#shared/platform/contract/refusal.ts'
import { pendingMinutes, type DecisionRefusal, type WantedDecision } from '#shared/application/decision.ts'
import { statusText } from '../output/decision.ts'
import type { Listed } from './application-list.ts'
import { nextStatuses } from './application-shown.ts'

type Wanted = { wanted: WantedDecision; now: Date }

/** Why the server refuses the decision, and what the recruiter can do. */
const words: Readonly<Record<DecisionRefusal, (application: Listed, requested: Wanted) => string>> = {
  status_not_allowed: notAllowed,
  decision_pending: ({ reference, status, decision }, { now }) =>
    `${reference} is ${status} already${decision === null ? '' : `, and is to become ${statusText(decision, now)}`}; "recall ${reference}" keeps it ${status}.`,
  interview_date_not_allowed: () =>
    `The interview must be more than ${pendingMinutes} minutes ahead, because the candidate is emailed only then: add --interview-date with a later time.`,
  interview_date_needed: () =>
    'A place and a length belong to an interview with a date: add --interview-date "2026-12-31 15:00".',
  interview_ahead: ({ reference }) =>
    `${reference} has an interview that has not taken place yet; decide after it, or cancel it with "status ${reference} reviewed".`,
  interview_note_needed: ({ reference }) =>
    `${reference} has no interview date: add --note "when and how you met".`,
  candidate_in_interview: ({ reference }) =>
    `The candidate of ${reference} is in the AI interview now; decide when it has ended. Until then only rejected.`,
  waiver_reason_needed: ({ reference }) =>
    `The AI interview of ${reference} is not completed: add --reason "why you go on without it".`,
  letter_needed: ({ reference }) => `The candidate of ${reference} has to be told: leave out --no-letter.`,
}

export const isWordedRefusal = (code: RefusalCode): code is DecisionRefusal => code in words

export const whyNot = (code: DecisionRefusal, application: Listed, requested: Wanted): string =>
  words[code](application, requested)

function notAllowed(application: Listed, { wanted: { status: target } }: Wanted): string {
  const { reference, status } = application
  if (status === target) return `${reference} is ${status} already.`
  if (status === 'unknown')
    return `${reference} has a status that this version does not know; deploy the newer version first.`
  const allowed = nextStatuses(application).join(', ')
  if (status === 'ai_pending')
    return `${reference} cannot become ${target} before its interview is completed; until then only ${allowed}.`
  return nextStatuses(application).includes('ai_pending')
    ? `${reference} was rejected before its interview was completed, so it cannot become ${target}. If the rejection was a mistake, "status ${reference} ai_pending" lets the candidate take the interview; decide after it.`
    : `${reference} is ${status} and cannot become ${target}; only ${allowed}.`
}
