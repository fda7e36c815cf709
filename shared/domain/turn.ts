import type { JobPageStatus } from './application-status.ts'
import type { JobPageInterviewStatus } from './interview-status.ts'
import type { TeamInterviewState } from './team-interview.ts'

/** Whom an application waits for. `none`: it is accepted or rejected. */
export type Turn = 'candidate' | 'team' | 'none'

/** An application in the job page's terms, which the dashboard's statuses map onto. */
export type Progress = {
  /** Null for a status that this version does not know. */
  status: JobPageStatus | null
  interview: JobPageInterviewStatus
  teamInterview: TeamInterviewState
}

/**
 * The texts about an application follow this rule: only where it is the candidate's turn do pages and e-mails offer to start or
 * continue the AI interview.
 */
export function turnOf({ status, interview, teamInterview }: Progress): Turn {
  switch (status) {
    case 'pending':
      // Once a team interview has a date, the candidate need not take the AI interview any more.
      return interview === 'completed' || teamInterview !== 'none' ? 'team' : 'candidate'
    case 'reviewed':
    case 'interviewed':
    case null:
      return 'team'
    case 'accepted':
    case 'rejected':
      return 'none'
  }
}

/** What the candidate is asked to do, where it is their turn. */
export const nextStepText = ({ interview }: Pick<Progress, 'interview'>): string =>
  interview === 'in_progress'
    ? 'Next step: finish your AI interview.'
    : 'Next step: your AI interview (15–20 minutes).'
