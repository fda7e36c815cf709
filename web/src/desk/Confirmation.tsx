import type { ReactNode } from 'react'
import { Button, type Look } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useBusy } from './use-busy.ts'

type Props = {
  title: string
  /** What the act does. */
  children: ReactNode
  /** The button, and what it says while the act is under way. */
  label: string
  busyLabel?: string
  look?: Look['look']
  act: () => Promise<unknown>
  /** The message where the act fails and the API says nothing of it. */
  failed: string
  /** What the act changes: `useBusy`. */
  subject?: unknown
  onClose: () => void
}

/** Asks before an act. It stays open where the act fails. */
export function Confirmation({
  title,
  children,
  label,
  busyLabel = label,
  act,
  failed,
  subject,
  ...props
}: Props) {
  const { look = 'danger', onClose } = props
  const { isBusy, failure, run } = useBusy(subject)
  return (
    <Dialog title={title} onClose={onClose} busy={isBusy}>
      {children}
      <p role="alert" className="text-danger empty:absolute">
        {failure}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button look={look} disabled={isBusy} onClick={() => void run(act, failed)}>
          {isBusy ? busyLabel : label}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}
