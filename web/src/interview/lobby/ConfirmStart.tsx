import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/MainButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { PlainButton } from '../PlainButton.tsx'
import { PolicyLinks } from './PolicyLinks.tsx'
import '../../ui/Choice.css'

type Props = {
  interviewName: string
  minutes: number
  consentText: string
  /** The step of the start that is running. */
  busy: 'Starting Interview...' | 'Joining...' | undefined
  onCancel: () => void
  onStart: () => void
}

/** Asks for confirmation and for the consent to the recording before it starts. */
export function ConfirmStart({ interviewName, minutes, consentText, busy, onCancel, onStart }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const [isAsking, setAsking] = useState(false)
  const problemId = useId()
  useEffect(() => box.current?.focus(), [])
  const start = (): void => {
    if (box.current?.checked === true) return onStart()
    setAsking(true)
    box.current?.focus()
  }
  return (
    <Dialog title="Confirm Interview Start" onClose={onCancel} busy={busy !== undefined}>
      <p>
        {`Are you ready to begin your ${interviewName}? This will start recording and you'll have ${minutes} minutes to complete the interview.`}
      </p>
      <div className="grid gap-2 rounded-control border border-line bg-surface-sunken p-4">
        <label className="choice">
          <input
            ref={box}
            className="choice__box"
            type="checkbox"
            disabled={busy !== undefined}
            aria-invalid={isAsking ? true : undefined}
            aria-describedby={isAsking ? problemId : undefined}
            onChange={() => setAsking(false)}
          />
          <span className="text-compact">{consentText}</span>
        </label>
        <p className="text-small font-medium text-danger empty:hidden" id={problemId} role="alert">
          {isAsking && 'Please agree to the recording to start.'}
        </p>
        <PolicyLinks />
      </div>
      <div className="flex flex-wrap gap-3">
        <PlainButton disabled={busy !== undefined} onClick={onCancel}>
          Cancel
        </PlainButton>
        <Button onClick={start} disabled={busy !== undefined}>
          {busy ?? 'Start Interview'}
        </Button>
      </div>
    </Dialog>
  )
}
