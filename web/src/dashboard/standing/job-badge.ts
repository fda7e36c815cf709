import type { Tone } from './actions.ts'
import type { Stage } from './standing.ts'

/** The badge of a job that the candidate has applied for. */
export type JobBadge = { readonly label: string; readonly tone: Tone }

const pending = ({ interview, teamInterview }: Stage): JobBadge => {
  if (teamInterview === 'ahead') return { label: 'SCHEDULED', tone: 'good' }
  if (teamInterview === 'over' || interview === 'waived') return { label: 'UNDER REVIEW', tone: 'waiting' }
  if (interview === 'in_progress') return { label: 'IN PROGRESS', tone: 'turn' }
  if (interview === 'completed') return { label: 'COMPLETED', tone: 'waiting' }
  return { label: 'READY', tone: 'turn' }
}

export function jobBadge(stage: Stage): JobBadge {
  switch (stage.status) {
    case 'accepted':
      return { label: 'ACCEPTED', tone: 'accepted' }
    case 'rejected':
      return { label: 'NOT SELECTED', tone: 'calm' }
    case 'reviewed':
    case 'interviewed':
      return { label: 'UNDER REVIEW', tone: 'waiting' }
    case 'ai_pending':
    case 'human_pending':
    case 'interview_pending':
      return pending(stage)
    case 'unknown':
      return { label: 'APPLIED', tone: 'calm' }
  }
}
