import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { importAgain } from '../../form/import-again.ts'
import type { Failure } from '../../form/machine.ts'
import { unloaded } from '../../form/unloaded.ts'
import ScreeningDialog from '../../form/ScreeningDialog.tsx'
import { Reference } from '../../ui/Reference.tsx'
import { useRestored } from '../../ui/use-restored.ts'
import type { InterviewAction } from './application-status.ts'
import type { Started } from './apply-calls.ts'
import { interviewTarget, openInterview } from './interview-target.ts'
import { notProcessed } from './not-processed.ts'

type Props = { action: InterviewAction; className: string; jobId: string; interviewUrl: string | null }

export function InterviewButton({ action, ...props }: Props) {
  switch (action) {
    case 'Start AI Interview':
      return <StartButton label={action} {...props} />
    case 'Continue Interview':
      return <ContinueButton label={action} {...props} />
  }
}

type ButtonProps = Omit<Props, 'action'> & { label: InterviewAction }

function ContinueButton({ label, className, jobId, interviewUrl }: ButtonProps) {
  const navigate = useNavigate()
  const open = (): void => {
    const target = interviewTarget(interviewUrl, { jobId, origin: location.origin })
    void openInterview(target, { navigate, loadDocument: (url) => location.assign(url) })
  }
  return (
    <button className={className} type="button" onClick={open}>
      {label}
    </button>
  )
}

type Phase = { isBusy: boolean; failure: Failure | undefined }

const ready: Phase = { isBusy: false, failure: undefined }

/** Requests a session first, because an abandoned or cancelled session cannot be continued. Asks the position's questions before it. */
function StartButton({ label, className, jobId }: ButtonProps) {
  const [{ isBusy, failure }, setPhase] = useState(ready)
  const [asked, setAsked] = useState<Started>()
  const reset = (): void => {
    setAsked(undefined)
    setPhase(ready)
  }
  // In a restored page the button would still be disabled.
  useRestored(reset)
  const start = async (): Promise<void> => {
    if (isBusy) return
    setPhase({ isBusy: true, failure: undefined })
    const calls = await importAgain(() => import('./apply-calls.ts')).catch(() => undefined)
    const started = calls === undefined ? unloaded(notProcessed) : await calls.startInterview(jobId)
    if ('failure' in started) setPhase({ isBusy: false, failure: started.failure })
    else if (started.questions.length > 0) setAsked(started)
    else location.assign(started.interviewUrl)
  }
  return (
    <>
      <button className={className} type="button" aria-disabled={isBusy} onClick={() => void start()}>
        {isBusy ? 'Starting Interview...' : label}
      </button>
      <p className="text-small text-danger" role="alert">
        {failure?.message} <Reference id={failure?.reference} />
      </p>
      {asked !== undefined && (
        <ScreeningDialog
          jobId={jobId}
          questions={asked.questions}
          onSent={() => location.assign(asked.interviewUrl)}
          onClose={reset}
        />
      )}
    </>
  )
}
