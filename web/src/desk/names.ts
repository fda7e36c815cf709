import type { ReadStatus, RecruiterStatus } from '#shared/domain/application-status.ts'
import type { InterviewStatus } from '#shared/domain/interview-status.ts'
import type { StaffRole, StaffState } from '#shared/domain/staff.ts'

/** How the desk names what the API tells. */

export const roleNames: Readonly<Record<StaffRole, string>> = {
  recruiter: 'Recruiter',
  reviewer: 'Reviewer',
  privacy_officer: 'Privacy officer',
}

export const stateNames: Readonly<Record<StaffState, string>> = {
  invited: 'Invited',
  active: 'Active',
  disabled: 'Disabled',
}

export const statusNames: Readonly<Record<ReadStatus, string>> = {
  ai_pending: 'AI interview open',
  human_pending: 'To review',
  interview_pending: 'Invited to interview',
  reviewed: 'Reviewed',
  interviewed: 'Interviewed',
  accepted: 'Accepted',
  rejected: 'Rejected',
  unknown: 'Set by a newer version',
}

/** Of a status: what happens next, or nothing more does. */
export const statusTones: Readonly<Record<ReadStatus, 'open' | 'due' | 'good' | 'over'>> = {
  ai_pending: 'open',
  human_pending: 'due',
  interview_pending: 'open',
  reviewed: 'open',
  interviewed: 'due',
  accepted: 'good',
  rejected: 'over',
  unknown: 'open',
}

export const interviewNames: Readonly<Record<InterviewStatus, string>> = {
  scheduled: 'Not started',
  in_progress: 'Going on',
  completed: 'Completed',
  cancelled: 'Called off',
  abandoned: 'Broken off',
}

/** What a recruiter does to give an application this status. */
export const decisionNames: Readonly<Record<RecruiterStatus, string>> = {
  interview_pending: 'Invite to an interview',
  reviewed: 'Mark as reviewed',
  interviewed: 'Mark as interviewed',
  accepted: 'Accept',
  rejected: 'Reject',
}
