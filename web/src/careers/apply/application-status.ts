import type { JobApplication } from '#shared/application/contract/jobs.ts'
import {
  interviewScheduled,
  teamInterviewTexts,
  type TeamInterviewTexts,
} from '#shared/application/team-interview.ts'
import {
  interviewNotNeeded,
  isUsedUp,
  nextStepText,
  progressOfJob,
  turnOf,
  type InterviewStep,
} from '#shared/application/turn.ts'

/** Offered only when it is the candidate's turn. */
export type InterviewAction = 'Start AI Interview' | 'Continue Interview'

export type StatusAction =
  | { label: InterviewAction; leadsTo: 'the interview' }
  | {
      label: 'View Dashboard' | 'Go to Dashboard' | 'View Application'
      leadsTo: 'the dashboard' | 'its status on the dashboard'
    }

/** The content of the application-status dialog. `tone` selects the colour behind the job's title. */
export type StatusContent = {
  tone: 'calm' | 'good'
  title: string
  /** The documents' title, where the dialog has another one. */
  subtitle?: string
  text: string
  nextStep?: string
  meeting?: TeamInterviewTexts
  note?: string
  actions: readonly StatusAction[]
}

const toStatus = (label: 'Go to Dashboard' | 'View Application'): StatusAction => ({
  label,
  leadsTo: 'its status on the dashboard',
})

const pending = {
  in_progress: {
    tone: 'calm',
    title: 'Interview In Progress',
    text: "You applied to this position before but didn't complete the interview. Would you like to continue?",
    note: 'Tip: complete the interview to finalize your application.',
    actions: [
      { label: 'Continue Interview', leadsTo: 'the interview' },
      { label: 'View Dashboard', leadsTo: 'the dashboard' },
    ],
  },
  completed: {
    tone: 'calm',
    title: 'Already Applied',
    text: 'You have completed the interview for this position before. Go to dashboard to check your application status.',
    note: 'Your application is now under review',
    actions: [toStatus('Go to Dashboard')],
  },
  not_started: {
    tone: 'calm',
    title: 'Already Applied',
    text: 'You have already applied for this position before. Go to dashboard to check your status.',
    actions: [toStatus('Go to Dashboard')],
  },
} as const satisfies Record<JobApplication['interviewStatus'], StatusContent>

const underReview: StatusContent = {
  tone: 'calm',
  title: 'Application Under Review',
  text: 'Your application is being reviewed by our team.',
  actions: [toStatus('View Application')],
}

/** The button for the interview; undefined where every attempt is used. */
export function interviewActionOf(step: InterviewStep): InterviewAction | undefined {
  if (step.interview === 'in_progress') return 'Continue Interview'
  return isUsedUp(step) ? undefined : 'Start AI Interview'
}

/** An application that the team has not reviewed yet: the interview is open, or the team has set a date. */
function undecided(application: JobApplication, now: Date): StatusContent {
  const { interviewStatus, teamInterview } = application
  const progress = progressOfJob(application, now)
  const meeting = teamInterviewTexts(teamInterview, now)
  const documents = pending[interviewStatus]
  if (turnOf(progress) === 'candidate') {
    const step = { ...application, interview: interviewStatus }
    const label = interviewActionOf(step)
    const others = documents.actions.filter(({ leadsTo }) => leadsTo !== 'the interview')
    return {
      ...documents,
      nextStep: nextStepText(step),
      actions: [...(label === undefined ? [] : [{ label, leadsTo: 'the interview' } as const]), ...others],
    }
  }
  if (meeting === undefined) return documents
  const { title } = documents
  if (progress.teamInterview === 'ahead')
    return {
      tone: 'good',
      title: interviewScheduled,
      subtitle: title,
      text: 'Our team looks forward to meeting you.',
      meeting,
      actions: [toStatus('Go to Dashboard')],
    }
  // The date has passed, so an AI interview that is still open is not continued.
  return { ...pending[interviewStatus === 'completed' ? 'completed' : 'not_started'], meeting }
}

/** Every dialog can also be closed. One about an interview that was waived says so. */
export function statusContent(application: JobApplication, now: Date): StatusContent {
  const content = documentedContent(application, now)
  const progress = progressOfJob(application, now)
  return progress.interview === 'waived' && turnOf(progress) === 'team'
    ? { ...content, nextStep: interviewNotNeeded }
    : content
}

/** The table "Job-page status dialog" of the specification. */
function documentedContent(application: JobApplication, now: Date): StatusContent {
  switch (application.applicationStatus) {
    case 'pending':
      return undecided(application, now)
    case 'reviewed':
    case 'interviewed':
      return underReview
    case 'accepted':
      return {
        tone: 'good',
        title: 'Congratulations! 🎉',
        text: 'Your application has been accepted!',
        actions: [],
      }
    case 'rejected':
      return {
        tone: 'calm',
        title: 'Application Not Selected',
        text: 'Unfortunately, your application was not selected for this position.',
        actions: [],
      }
    case null:
      return {
        tone: 'calm',
        title: 'Application Exists',
        text: 'You have already applied for this position.',
        actions: [],
      }
  }
}
