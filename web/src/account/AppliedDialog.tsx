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
      <div className="account__dialog">
        <p>Your application has reached us. The next step is an interview with our AI interviewer.</p>
        <div className="account__actions">
          {/* A full page load, so that the interview starts without the state of earlier pages. */}
          <Button onClick={() => location.assign(linkTo('/interview/{sessionId}', { sessionId: jobId }))}>
            Start AI Interview Now
          </Button>
          <button className="quiet-button" type="button" onClick={saveForLater}>
            Save for Later - Go to Dashboard
          </button>
        </div>
        <p className="account__hint">
          The interview takes about 15–20 minutes. You can also start it later from your dashboard.
        </p>
      </div>
    </Dialog>
  )
}
