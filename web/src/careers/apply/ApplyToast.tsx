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
    <div
      className="pointer-events-none fixed inset-x-4 top-4 z-30 grid justify-items-center from-phone:inset-auto from-phone:right-5 from-phone:bottom-5"
      role="alert"
    >
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
      className="apply-toast lift pointer-events-auto flex w-full max-w-27 items-start justify-between gap-3 rounded-control border border-l-3 border-line border-l-danger bg-surface p-4"
      // Under the pointer or with the focus in it the toast stays, so that it can be read and dismissed.
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="grid min-w-0 gap-1 pl-2 font-medium">
        <p>{failure.message}</p>
        {failure.hint !== undefined && (
          <p className="text-small font-regular text-ink-soft">{failure.hint}</p>
        )}
        <Reference id={failure.reference} />
      </div>
      <CloseButton label="Dismiss" onClick={onDismiss} />
    </div>
  )
}
