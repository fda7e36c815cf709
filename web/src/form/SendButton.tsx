import { Button } from '../ui/MainButton.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useSlow } from '../ui/use-slow.ts'

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
    <div className="grid grid-cols-1 gap-3" data-needs-script>
      <Button
        {...size}
        className="disabled:cursor-not-allowed"
        type="submit"
        aria-disabled={isBusy}
        disabled={disabled}
      >
        {isBusy && <Spinner />}
        {isBusy ? busyLabel : label}
      </Button>
      <output className="text-small text-ink-soft empty:absolute">
        {isSlow ? 'This is taking longer than usual. Please stay on this page.' : ''}
      </output>
    </div>
  )
}
