import type { Job } from '#shared/position/job.ts'
import type { SignInState } from '../../api/session/sign-in-state.ts'
import { checkStatusOnly } from '../../site/page-rules.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { JobDialog } from './JobDialog.tsx'

type Props = { job: Pick<Job, 'id' | 'title'>; onClose: () => void }

/** Asks a guest to sign in or register. Both pages lead back to the job, where applying goes on. */
export function SignInPrompt({ job, onClose }: Props) {
  const state: SignInState = { jobId: job.id, ...checkStatusOnly }
  return (
    <JobDialog
      title="Apply for Position"
      jobTitle={job.title}
      closeLabel="Cancel"
      onClose={onClose}
      actions={
        <>
          <ButtonLink to="/login" state={state}>
            Sign In
          </ButtonLink>
          <ButtonLink look="quiet" to="/register" state={state}>
            Register
          </ButtonLink>
        </>
      }
    >
      <p>
        Sign in to apply, or register with your CV if you're new here. We'll bring you back to this position.
      </p>
    </JobDialog>
  )
}
