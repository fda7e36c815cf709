import type { ReadStatus, RecruiterStatus } from '#shared/application/application-status.ts'
import type { InterviewStatus } from '#shared/application/session/interview-status.ts'
import type { InvitationAnswer } from '#shared/application/invitation.ts'
import type { StaffMember } from '#shared/platform/staff-member.ts'
import type { StaffRole, StaffState } from '#shared/platform/staff.ts'

/** The labels of the API's values at the desk. */

export const roleNames: Readonly<Record<StaffRole, string>> = {
  recruiter: 'Recruiter',
  reviewer: 'Reviewer',
  privacy_officer: 'Privacy officer',
}

/** Administration is a right beside the role. */
export const rightsText = ({
  role,
  isAdministrator,
}: Pick<StaffMember, 'role' | 'isAdministrator'>): string =>
  isAdministrator ? `${roleNames[role]}, administrator` : roleNames[role]

/** "Reviewer of Network Engineer, disabled". */
export const accessText = (member: StaffMember, titleOf: (id: string) => string): string => {
  const { positions, state } = member
  const of = positions.length === 0 ? '' : ` of ${positions.map(titleOf).join(', ')}`
  return `${rightsText(member)}${of}${state === 'active' ? '' : `, ${stateNames[state].toLowerCase()}`}`
}

export const stateNames: Readonly<Record<StaffState, string>> = {
  invited: 'Invited',
  active: 'Active',
  disabled: 'Disabled',
}

export const statusNames: Readonly<Record<ReadStatus, string>> = {
  ai_pending: 'AI interview due',
  human_pending: 'To review',
  interview_pending: 'Invited to interview',
  reviewed: 'Reviewed',
  interviewed: 'Interviewed',
  accepted: 'Accepted',
  rejected: 'Rejected',
  unknown: 'Unknown status',
}

/** The look of a status's badge. `due`: the team has to act. `over`: nothing more happens. */
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

type WithInterview = { interview: InterviewStatus | null; interviewWaived: boolean }

export const interviewNames: Readonly<Record<InterviewStatus, string>> = {
  scheduled: 'Not started',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
  abandoned: 'Not finished',
}

/** Undefined where there is no session. An interview that was waived can have been begun before. */
export const interviewNameOf = ({ interview, interviewWaived }: WithInterview): string | undefined => {
  if (interviewWaived && interview !== 'completed') return 'Waived'
  return interview === null ? undefined : interviewNames[interview]
}

export const answerNames: Readonly<Record<InvitationAnswer['kind'], string>> = {
  coming: 'Will be there',
  other_time: 'Asks for another time',
}

/** The decision that gives an application this status. */
export const decisionNames: Readonly<Record<RecruiterStatus, string>> = {
  ai_pending: 'Reopen for the AI interview',
  interview_pending: 'Invite to an interview',
  reviewed: 'Tell them it is under review',
  interviewed: 'Mark as interviewed',
  accepted: 'Accept',
  rejected: 'Reject',
}

export const changeInterview = 'Change the interview'
export const cancelInterview = 'Cancel the interview'
