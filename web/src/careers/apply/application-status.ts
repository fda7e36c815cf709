import type { JobApplication } from '#shared/contract/jobs.ts'

export type StatusAction = {
  label: 'Continue Interview' | 'View Dashboard' | 'Go to Dashboard' | 'View Application'
  leadsTo: 'the interview' | 'the dashboard' | 'its status on the dashboard'
}

/** What the application-status dialog says; `tone` chooses its mark. */
export type StatusContent = {
  tone: 'calm' | 'good'
  title: string
  text: string
  note?: string
  actions: readonly StatusAction[]
}

const toStatus = (label: StatusAction['label']): StatusAction => ({
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

/** The table "Job-page status dialog" of the specification. Every dialog can also be closed. */
export function statusContent({
  applicationStatus,
  interviewStatus,
}: Pick<JobApplication, 'applicationStatus' | 'interviewStatus'>): StatusContent {
  switch (applicationStatus) {
    case 'pending':
      return pending[interviewStatus]
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
