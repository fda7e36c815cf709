import { isKnown, isPending, type Stage } from './standing.ts'

export const timelineSteps = ['Application Submitted', 'AI Interview', 'Team Review', 'Decision'] as const

/** `skipped`: a decision was made without this step. */
export type StepState = 'done' | 'current' | 'upcoming' | 'skipped'

export type TimelineStep = { readonly title: (typeof timelineSteps)[number]; readonly state: StepState }

const isFinal = (status: string): boolean => status === 'accepted' || status === 'rejected'

function interviewState({ status, interview }: Stage): StepState {
  if (interview === 'completed') return 'done'
  if (isPending(status)) return 'current'
  if (!isKnown(status)) return 'upcoming'
  // A recruiter can reject before the interview; every other decision follows one.
  return status === 'rejected' ? 'skipped' : 'done'
}

function reviewState(stage: Stage, interview: StepState): StepState {
  if (isFinal(stage.status)) return interview
  return interview === 'done' ? 'current' : 'upcoming'
}

/** The four steps of an application. */
export function timelineOf(stage: Stage): TimelineStep[] {
  const interview = interviewState(stage)
  const states: readonly StepState[] = [
    'done',
    interview,
    reviewState(stage, interview),
    isFinal(stage.status) ? 'done' : 'upcoming',
  ]
  return timelineSteps.map((title, index) => ({ title, state: states[index] ?? 'upcoming' }))
}
