import { useEffect, useState } from 'react'
import type { Failure } from '../../form/machine.ts'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { Reference } from '../../ui/Reference.tsx'
import { hidesItself } from './apply-flow.ts'
import './ApplyToast.css'

const visibleMilliseconds = 10_000

type Props = { failure: Failure | undefined; onDismiss: () => void }

/** Why applying failed. The alert region is always rendered: screen readers announce only text added to one. */
export function ApplyToast({ failure, onDismiss }: Props) {
  return (
    <div className="apply-toast" role="alert">
      {failure !== undefined && <Toast failure={failure} onDismiss={onDismiss} />}
    </div>
  )
}

function Toast({ failure, onDismiss }: { failure: Failure; onDismiss: () => void }) {
  const [isHeld, setHeld] = useState(false)
  const staysOpen = isHeld || !hidesItself(failure)
  useEffect(() => {
    if (staysOpen) return
    const timer = setTimeout(onDismiss, visibleMilliseconds)
    return () => clearTimeout(timer)
  }, [staysOpen, onDismiss])
  return (
    <div
      className="apply-toast__panel"
      // Under the pointer or with the focus in it the toast stays, so that it can be read and dismissed.
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="apply-toast__text">
        <p>{failure.message}</p>
        {failure.hint !== undefined && <p className="apply-toast__hint">{failure.hint}</p>}
        <Reference id={failure.reference} />
      </div>
      <CloseButton label="Dismiss" onClick={onDismiss} />
    </div>
  )
}
