import { Link, useNavigate } from 'react-router-dom'
import type { JobApplication } from '#shared/contract/jobs.ts'
import type { Job } from '#shared/domain/job.ts'
import type { StatusOfJob } from '../../site/dashboard-state.ts'
import { linkTo } from '../../site/link.ts'
import { statusContent, type StatusAction } from './application-status.ts'
import { interviewTarget, openInterview } from './interview-target.ts'
import { JobDialog } from './JobDialog.tsx'

type Props = { job: Pick<Job, 'id' | 'title'>; application: JobApplication; onClose: () => void }

/** How far the candidate's application is. */
export function StatusDialog({ job, application, onClose }: Props) {
  const { title, tone, text, note, actions } = statusContent(application)
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
                className={index === 0 ? 'button' : 'apply-quiet'}
                job={job}
                application={application}
              />
            ))
      }
    >
      <p>{text}</p>
      {note !== undefined && <p className="job-dialog__note">{note}</p>}
    </JobDialog>
  )
}

type ActionProps = Omit<Props, 'onClose'> & { action: StatusAction; className: string }

function Action({ action: { label, leadsTo }, className, job, application }: ActionProps) {
  const navigate = useNavigate()
  if (leadsTo !== 'the interview') {
    // The dashboard then opens the application's status.
    const state: StatusOfJob = { statusOfJob: job.id }
    return (
      <Link
        className={className}
        to={linkTo('/dashboard')}
        state={leadsTo === 'the dashboard' ? undefined : state}
      >
        {label}
      </Link>
    )
  }
  const open = (): void => {
    const target = interviewTarget(application.interviewUrl, { jobId: job.id, origin: location.origin })
    void openInterview(target, { navigate, loadDocument: (url) => location.assign(url) })
  }
  return (
    <button className={className} type="button" onClick={open}>
      {label}
    </button>
  )
}
