import { Button } from '../ui/Button.tsx'
import { useSlow } from '../ui/use-slow.ts'
import './SendButton.css'

const slowMilliseconds = 5000

type Props = {
  label: string
  busyLabel: string
  isBusy: boolean
  disabled?: boolean
  size?: 'compact'
}

/** Submits a form. While the form is being sent the button is `aria-disabled`: a disabled button loses the focus. */
export function SendButton({ label, busyLabel, isBusy, disabled = false, ...size }: Props) {
  const isSlow = useSlow(isBusy, slowMilliseconds)
  return (
    <div className="send-button">
      <Button {...size} type="submit" aria-disabled={isBusy} disabled={disabled}>
        {isBusy && <span className="send-button__spinner" aria-hidden="true" />}
        {isBusy ? busyLabel : label}
      </Button>
      <output className="send-button__slow">
        {isSlow ? 'This is taking longer than usual. Please stay on this page.' : ''}
      </output>
    </div>
  )
}
