import type { JobApplication } from '#shared/application/contract/jobs.ts'
import type { ScreeningQuestion } from '#shared/position/screening.ts'
import type { RefusalCode } from '#shared/platform/contract/refusal.ts'
import type { ClosedReason } from '#shared/platform/deadline.ts'
import type { Failure } from '../../form/machine.ts'

/**
 * Why the application's status is requested. `applying`: the visitor pressed the button. `returning`: they pressed it as
 * a guest and have signed in since. `looking`: they asked for the status only, so nothing is created.
 */
export type Purpose = 'applying' | 'returning' | 'looking'

export type Step =
  | { name: 'idle' }
  | { name: 'prompt' }
  | { name: 'checking'; purpose: Purpose }
  | { name: 'creating' }
  /** Asked before the interview, where the position asks something. */
  | { name: 'questions'; questions: readonly ScreeningQuestion[]; appliedDate: string | null }
  | { name: 'ready'; appliedDate: string | null }
  | { name: 'status'; application: JobApplication }
  | { name: 'failed'; failure: Failure }

/** `hasApplied` and `closed` are what the API said after the page was loaded; undefined where it said nothing. */
export type ApplyFlow = {
  step: Step
  hasApplied: boolean | undefined
  closed: ClosedReason | undefined
}

export type ApplyEvent =
  /** `unknown` until the stored sign-in is read. */
  | { type: 'pressed'; by: 'unknown' | 'guest' | 'candidate' }
  | { type: 'returned' }
  | { type: 'looked' }
  | { type: 'checked'; application: JobApplication }
  | { type: 'uncheckable'; failure: Failure }
  | { type: 'created'; questions: readonly ScreeningQuestion[] }
  | { type: 'answered' }
  | { type: 'refused'; failure: Failure }
  | { type: 'dismissed' }
  /** Another sign-in than before: in another tab, or because the API ended the one of this browser. */
  | { type: 'userChanged'; isSignedIn: boolean }

export const atRest: ApplyFlow = { step: { name: 'idle' }, hasApplied: undefined, closed: undefined }

const closedBy: Partial<Record<RefusalCode, ClosedReason>> = {
  job_closed: 'closed_by_recruiter',
  job_expired: 'closing_date_passed',
}

/** The API refuses another application with these codes, so there is one. */
const saysApplied = new Set<RefusalCode | undefined>([
  'application_decided',
  'interview_not_needed',
  'no_interviews_left',
])

const mustSignIn = ({ code }: Failure): boolean => code === 'not_signed_in'

/** A failure that asks to sign in is shown until it is dismissed; any other hides by itself. */
export const hidesItself = (failure: Failure): boolean => !mustSignIn(failure)

/** Whether a candidate who returns from signing in can be offered the interview. */
const canBeInterviewed = ({ applicationStatus, interviewStatus, interviewWaived }: JobApplication): boolean =>
  applicationStatus === 'pending' && interviewStatus !== 'completed' && !interviewWaived

export const isWaiting = ({ name }: Step): boolean => name === 'idle' || name === 'failed'

export const isRequesting = (step: Step): step is Extract<Step, { name: 'checking' | 'creating' }> =>
  step.name === 'checking' || step.name === 'creating'

/** Returns the same object where the event changes nothing, so that nothing renders or is sent again. */
export function next(flow: ApplyFlow, event: ApplyEvent): ApplyFlow {
  const { step } = flow
  const to = (then: Step): ApplyFlow => ({ ...flow, step: then })
  switch (event.type) {
    case 'pressed':
      if (!isWaiting(step) || event.by === 'unknown') return flow
      return to(event.by === 'guest' ? { name: 'prompt' } : { name: 'checking', purpose: 'applying' })
    case 'returned':
      return isWaiting(step) ? to({ name: 'checking', purpose: 'returning' }) : flow
    case 'looked':
      return isWaiting(step) ? to({ name: 'checking', purpose: 'looking' }) : flow
    case 'checked':
      return step.name === 'checking' ? afterCheck(flow, step.purpose, event.application) : flow
    case 'uncheckable': {
      if (step.name !== 'checking') return flow
      const isOver = step.purpose === 'looking' || mustSignIn(event.failure)
      return to(isOver ? { name: 'failed', failure: event.failure } : { name: 'creating' })
    }
    case 'created':
      if (step.name !== 'creating') return flow
      return { ...flow, hasApplied: true, step: readyAfter(event.questions, null) }
    case 'answered':
      return step.name === 'questions' ? to({ name: 'ready', appliedDate: step.appliedDate }) : flow
    case 'refused':
      return step.name === 'idle' ? flow : afterRefusal(flow, event.failure)
    case 'dismissed':
      return isRequesting(step) || step.name === 'idle' ? flow : to({ name: 'idle' })
    case 'userChanged':
      return afterUserChange(flow, event.isSignedIn)
  }
}

const readyAfter = (questions: readonly ScreeningQuestion[], appliedDate: string | null): Step =>
  questions.length === 0 ? { name: 'ready', appliedDate } : { name: 'questions', questions, appliedDate }

function afterCheck(flow: ApplyFlow, purpose: Purpose, application: JobApplication): ApplyFlow {
  const { hasApplied, appliedDate, questions } = application
  if (!hasApplied) {
    const step: Step = purpose === 'looking' ? { name: 'idle' } : { name: 'creating' }
    return { ...flow, hasApplied, step }
  }
  const isOffered = purpose === 'returning' && canBeInterviewed(application)
  const step: Step = isOffered ? readyAfter(questions, appliedDate) : { name: 'status', application }
  return { ...flow, hasApplied, step }
}

function afterRefusal(flow: ApplyFlow, failure: Failure): ApplyFlow {
  const { code } = failure
  return {
    step: { name: 'failed', failure },
    hasApplied: saysApplied.has(code) ? true : flow.hasApplied,
    closed: (code === undefined ? undefined : closedBy[code]) ?? flow.closed,
  }
}

/** Drops everything about the previous candidate: after a sign-out, and before another candidate sees the page. */
function afterUserChange({ step, closed }: ApplyFlow, isSignedIn: boolean): ApplyFlow {
  const fresh: ApplyFlow = { ...atRest, closed }
  if (step.name !== 'prompt') return fresh
  // The prompt asked the visitor to sign in, so a sign-in in any tab continues the flow.
  return { ...fresh, step: isSignedIn ? { name: 'checking', purpose: 'returning' } : step }
}
