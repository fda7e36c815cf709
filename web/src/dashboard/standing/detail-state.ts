import { interviewScheduled } from '#shared/application/team-interview.ts'
import type { Action, Tone } from './actions.ts'
import type { Stage } from './standing.ts'

/** The head of the application's dialog. */
export type DetailState = {
  readonly label: string
  readonly tone: Tone
  /** The documents' title, where the label is another one. */
  readonly subtitle?: string
  readonly text: string
  readonly action?: Action
}

const underReview: DetailState = {
  label: 'Under Review',
  tone: 'waiting',
  text: "Our team is reviewing your interview. We'll email you as soon as there is news.",
}

const readyToBegin: DetailState = {
  label: 'Ready to Begin',
  tone: 'turn',
  text: 'The interview takes place by voice and video. Take it whenever it suits you.',
  action: 'start',
}

const inProgress: DetailState = {
  label: 'In Progress',
  tone: 'turn',
  text: 'Finish the interview to complete your application.',
  action: 'continue',
}

const interviewAvailable: DetailState = {
  label: 'Interview Available',
  tone: 'turn',
  text: 'An interview is waiting for you. Take it whenever it suits you.',
  action: 'start',
}

/** A team that has set a date meets the candidate then, whatever became of the AI interview. */
const scheduled = (documentTitle: string): DetailState => ({
  label: interviewScheduled,
  tone: 'good',
  subtitle: documentTitle,
  text: 'Our team looks forward to meeting you.',
})

const timesOffered: DetailState = {
  label: 'Choose a Time',
  tone: 'turn',
  subtitle: underReview.label,
  text: 'Our team would like to meet you: please choose a time.',
}

const invitedWithoutInterview: DetailState = {
  ...underReview,
  text: 'Our team would like to meet you and will write to you to agree on a time.',
}

/** The interview is offered, or the team reviews it. */
function afterApplying({ interview, teamInterview, hasTimes = false }: Stage): DetailState {
  if (hasTimes) return timesOffered
  const isCompleted = interview === 'completed'
  if (teamInterview === 'ahead') return scheduled((isCompleted ? underReview : interviewAvailable).label)
  if (isCompleted || teamInterview === 'over') return underReview
  if (interview === 'waived') return invitedWithoutInterview
  if (interview !== 'in_progress') return interviewAvailable
  return { ...interviewAvailable, text: inProgress.text, action: 'continue' }
}

const reviewed: DetailState = {
  label: 'Under Review',
  tone: 'waiting',
  text: 'Your application is being reviewed by our team.',
}

const interviewed: DetailState = {
  label: 'Interview Process',
  tone: 'waiting',
  text: 'Interviews Ongoing',
}

const accepted: DetailState = {
  label: 'Congratulations!',
  tone: 'accepted',
  text: "Your application has been accepted! We'll send further instructions by email.",
}

const rejected = (label: string): DetailState => ({
  label,
  tone: 'calm',
  text: 'Unfortunately, your application was not selected for this position.',
  action: 'viewOtherJobs',
})

const received: DetailState = {
  label: 'Application Received',
  tone: 'calm',
  text: 'We have received your application.',
}

export function detailState(stage: Stage): DetailState {
  const { status, interview } = stage
  const isCompleted = interview === 'completed'
  switch (status) {
    case 'ai_pending':
      if (isCompleted) return underReview
      return interview === 'in_progress' ? inProgress : readyToBegin
    case 'interview_pending':
    case 'human_pending':
      return afterApplying(stage)
    case 'reviewed':
      return reviewed
    case 'interviewed':
      return interviewed
    case 'accepted':
      return accepted
    case 'rejected':
      return rejected(isCompleted ? 'Not Selected' : 'Application Not Selected')
    case 'unknown':
      return received
  }
}
