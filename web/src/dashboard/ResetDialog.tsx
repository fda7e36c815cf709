import { PartBoundary } from './PartBoundary.tsx'
import { parts } from './parts.ts'

type Props = { isOpen: boolean; onClose: () => void; onReset: (change: string) => void }

/** The dialog of the menu item that only the local run has. */
export function ResetDialog({ isOpen, onClose, onReset }: Props) {
  const reset = (): void => {
    onClose()
    onReset('Your applications were reset.')
  }
  return (
    <PartBoundary>{isOpen && <parts.ResetApplications onClose={onClose} onReset={reset} />}</PartBoundary>
  )
}
