import type { JobPageStatus } from './application-status.ts'
import type { JobPageInterviewStatus } from './interview-status.ts'
import type { TeamInterviewState } from './team-interview.ts'

/** Whose turn it is in an application. `nobody`: it is decided. */
export type Turn = 'candidate' | 'team' | 'nobody'

/** An application in the job page's terms, which the dashboard's statuses map onto. */
export type Progress = {
  /** Null for a status that this version does not know. */
  status: JobPageStatus | null
  interview: JobPageInterviewStatus
  teamInterview: TeamInterviewState
}

/**
 * Every text about an application agrees with this rule: where it is the candidate's turn, the AI interview is to be
 * started or continued; elsewhere nothing offers that.
 */
export function turnOf({ status, interview, teamInterview }: Progress): Turn {
  switch (status) {
    case 'pending':
      // Once a date is set, the team expects the candidate then, whatever became of the AI interview.
      return interview === 'completed' || teamInterview !== 'none' ? 'team' : 'candidate'
    case 'reviewed':
    case 'interviewed':
    case null:
      return 'team'
    case 'accepted':
    case 'rejected':
      return 'nobody'
  }
}

/** What the candidate is asked to do, where it is their turn. */
export const nextStepText = ({ interview }: Pick<Progress, 'interview'>): string =>
  interview === 'in_progress'
    ? 'Next step: finish your AI interview.'
    : 'Next step: your AI interview (15–20 minutes).'
