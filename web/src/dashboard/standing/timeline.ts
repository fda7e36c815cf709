import type { Stage } from './standing.ts'

export const timelineSteps = ['Application Submitted', 'AI Interview', 'Team Review', 'Decision'] as const

/** `skipped`: a decision was made without this step. */
export type StepState = 'done' | 'current' | 'upcoming' | 'skipped'

export type TimelineStep = { readonly title: (typeof timelineSteps)[number]; readonly state: StepState }

const isFinal = ({ status }: Stage): boolean => status === 'accepted' || status === 'rejected'

function interviewState({ status, interview, teamInterview }: Stage): StepState {
  if (interview === 'completed') return 'done'
  if (interview === 'waived') return 'skipped'
  switch (status) {
    case 'ai_pending':
    case 'human_pending':
    case 'interview_pending':
      // A team that has set a date does not wait for the AI interview.
      return teamInterview === 'none' ? 'current' : 'skipped'
    case 'reviewed':
    case 'interviewed':
    case 'accepted':
      return 'done'
    // A recruiter can reject before the interview; every other decision follows one.
    case 'rejected':
      return 'skipped'
    case 'unknown':
      return 'upcoming'
  }
}

function reviewState(stage: Stage, interview: StepState): StepState {
  const isWaived = stage.interview === 'waived'
  if (isFinal(stage)) return isWaived ? 'done' : interview
  return interview === 'done' || isWaived || stage.teamInterview !== 'none' ? 'current' : 'upcoming'
}

/** The four steps of an application. */
export function timelineOf(stage: Stage): TimelineStep[] {
  const interview = interviewState(stage)
  const states: readonly StepState[] = [
    'done',
    interview,
    reviewState(stage, interview),
    isFinal(stage) ? 'done' : 'upcoming',
  ]
  return timelineSteps.map((title, index) => ({ title, state: states[index] ?? 'upcoming' }))
}
