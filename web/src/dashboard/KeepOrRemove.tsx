import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { DialogEnd } from './DialogEnd.tsx'

type Props = {
  /** The button that changes nothing. */
  keep: string
  onKeep: () => void
  isSending: boolean
  /** The text of the button that removes something; without `onRemove` it submits its form. */
  children: ReactNode
  onRemove?: () => void
  /** It has succeeded. */
  isDone?: boolean
}

/**
 * The buttons of a question whose answer cannot be taken back: the one that changes nothing comes first. Elsewhere the
 * main action comes first.
 */
export function KeepOrRemove({ keep, onKeep, isSending, children, onRemove, isDone = false }: Props) {
  const isOff = isSending || isDone
  return (
    <DialogEnd>
      <Button look="quiet" disabled={isSending} onClick={onKeep}>
        {keep}
      </Button>
      <Button
        look="filled"
        type={onRemove === undefined ? 'submit' : 'button'}
        // A disabled button would lose the focus, and with it the place where the answer appears.
        aria-disabled={isOff}
        onClick={onRemove}
      >
        {children}
      </Button>
    </DialogEnd>
  )
}
