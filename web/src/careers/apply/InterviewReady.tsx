import { ButtonLink, buttonClass } from '../../ui/Button.tsx'
import type { Job } from '#shared/position/job.ts'
import { linkTo } from '../../site/link.ts'
import { JobDialog } from './JobDialog.tsx'

type Props = { job: Pick<Job, 'id' | 'title'>; appliedDate: string | null; onClose: () => void }

export function InterviewReady({ job, appliedDate, onClose }: Props) {
  return (
    <JobDialog
      title="Your AI Interview is Ready!"
      tone="good"
      jobTitle={job.title}
      appliedDate={appliedDate}
      onClose={onClose}
      footnote="You can also reach your interview from the dashboard later."
      actions={
        <>
          {/* Not a link of the router: the page is loaded anew, without the state of earlier pages. */}
          <a className={buttonClass({})} href={linkTo('/interview/{sessionId}', { sessionId: job.id })}>
            Start AI Interview Now
          </a>
          <ButtonLink look="quiet" to={linkTo('/dashboard')}>
            Go to Dashboard
          </ButtonLink>
        </>
      }
    >
      <p>The interview takes about 15-20 minutes and can be done any time.</p>
    </JobDialog>
  )
}
