import { Link } from 'react-router-dom'
import type { JobApplication } from '#shared/application/contract/jobs.ts'
import type { Job } from '#shared/position/job.ts'
import type { StatusOfJob } from '../../site/dashboard-state.ts'
import { linkTo } from '../../site/link.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { TeamInterview } from '../../ui/TeamInterview.tsx'
import { useNow } from '../use-browser.ts'
import { statusContent, type StatusAction } from './application-status.ts'
import { InterviewButton } from './InterviewButton.tsx'
import { JobDialog } from './JobDialog.tsx'

type Props = { job: Pick<Job, 'id' | 'title'>; application: JobApplication; onClose: () => void }

export function StatusDialog({ job, application, onClose }: Props) {
  const { title, subtitle, tone, text, nextStep, meeting, note, actions } = statusContent(
    application,
    useNow(),
  )
  return (
    <JobDialog
      title={title}
      tone={tone}
      jobTitle={job.title}
      appliedDate={application.appliedDate}
      onClose={onClose}
      actions={
        actions.length === 0
          ? undefined
          : actions.map((action, index) => (
              <Action
                key={action.label}
                action={action}
                className={buttonClass({ look: index === 0 ? 'main' : 'quiet' })}
                job={job}
                application={application}
              />
            ))
      }
    >
      {subtitle !== undefined && <p className="-mb-4 text-small text-ink-soft">{subtitle}</p>}
      <p>{text}</p>
      {meeting !== undefined && <TeamInterview {...meeting} />}
      {nextStep !== undefined && <p className="font-strong text-balance">{nextStep}</p>}
      {note !== undefined && <p className="text-small text-ink-soft">{note}</p>}
    </JobDialog>
  )
}

type ActionProps = Omit<Props, 'onClose'> & { action: StatusAction; className: string }

function Action({ action, className, job, application }: ActionProps) {
  if (action.leadsTo === 'the interview')
    return (
      <InterviewButton
        action={action.label}
        className={className}
        jobId={job.id}
        interviewUrl={application.interviewUrl}
      />
    )
  // The dashboard then opens the application's status.
  const state: StatusOfJob = { statusOfJob: job.id }
  return (
    <Link
      className={className}
      to={linkTo('/dashboard')}
      state={action.leadsTo === 'the dashboard' ? undefined : state}
    >
      {action.label}
    </Link>
  )
}
