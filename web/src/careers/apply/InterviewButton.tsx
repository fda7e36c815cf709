import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { importAgain } from '../../form/import-again.ts'
import type { Failure } from '../../form/machine.ts'
import { unloaded } from '../../form/unloaded.ts'
import { Reference } from '../../ui/Reference.tsx'
import type { InterviewAction } from './application-status.ts'
import { interviewTarget, openInterview } from './interview-target.ts'
import { notProcessed } from './not-processed.ts'
import './ApplyCard.css'

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

/** Asks the API for a session first: that of an interview that was left or cancelled takes no candidate any more. */
function StartButton({ label, className, jobId }: ButtonProps) {
  const [{ isBusy, failure }, setPhase] = useState(ready)
  // The browser's back button may restore this page from the back/forward cache, where the button would still be off.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setPhase(ready)
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])
  const start = async (): Promise<void> => {
    if (isBusy) return
    setPhase({ isBusy: true, failure: undefined })
    const calls = await importAgain(() => import('./apply-calls.ts')).catch(() => undefined)
    const started = calls === undefined ? unloaded(notProcessed) : await calls.startInterview(jobId)
    if ('failure' in started) setPhase({ isBusy: false, failure: started.failure })
    else location.assign(started.interviewUrl)
  }
  return (
    <>
      <button className={className} type="button" aria-disabled={isBusy} onClick={() => void start()}>
        {isBusy ? 'Starting Interview...' : label}
      </button>
      <p className="interview-button__failure" role="alert">
        {failure?.message} <Reference id={failure?.reference} />
      </p>
    </>
  )
}
