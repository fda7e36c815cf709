import { Button } from '../ui/Button.tsx'
import './SendButton.css'

type Props = {
  label: string
  busyLabel: string
  isBusy: boolean
  isSlow: boolean
  /** Where there is nothing to send yet. */
  disabled?: boolean
}

/** Sends a form. While it is being sent the button keeps the keyboard, which a disabled one would lose. */
export function SendButton({ label, busyLabel, isBusy, isSlow, disabled = false }: Props) {
  return (
    <div className="send-button">
      <Button type="submit" aria-disabled={isBusy} disabled={disabled}>
        {isBusy && <span className="send-button__spinner" aria-hidden="true" />}
        {isBusy ? busyLabel : label}
      </Button>
      <output className="send-button__slow">
        {isSlow ? 'This takes longer than usual. Please stay on this page.' : ''}
      </output>
    </div>
  )
}
