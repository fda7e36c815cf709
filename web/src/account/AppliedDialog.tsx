import { useNavigate } from 'react-router-dom'
import { linkTo } from '../site/link.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

/**
 * Shown when signing in has finished an application: the candidate starts the interview now, or later from the dashboard.
 */
export function AppliedDialog({ jobId }: { jobId: string }) {
  const navigate = useNavigate()
  const saveForLater = (): void => void navigate(linkTo('/dashboard'), { replace: true })
  return (
    <Dialog title="Application Successful!" onClose={saveForLater}>
      <div className="grid gap-5">
        <p>Your application has reached us. The next step is an interview with our AI interviewer.</p>
        <div className="grid gap-3">
          {/* A full page load, so that the interview starts without the state of earlier pages. */}
          <Button onClick={() => location.assign(linkTo('/interview/{sessionId}', { sessionId: jobId }))}>
            Start AI Interview Now
          </Button>
          <Button look="quiet" onClick={saveForLater}>
            Save for Later - Go to Dashboard
          </Button>
        </div>
        <p className="text-small text-ink-soft">
          The interview takes about 15–20 minutes. You can also start it later from your dashboard.
        </p>
      </div>
    </Dialog>
  )
}
