import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import './ErrorPanel.css'
import { offersAccess } from '../machine/devices.ts'

type Props = {
  /** Undefined while nothing is wrong; the region is there before the message, so that it is announced. */
  message: string | undefined
  onGrant: (() => void) | undefined
  onRetry: (() => void) | undefined
  onRetake: (() => void) | undefined
}

export function ErrorPanel({ message, onGrant, onRetry, onRetake }: Props) {
  return (
    <div className="lobby-alert" role="alert">
      {message !== undefined && (
        <Notice tone="bad" action={actionFor({ message, onGrant, onRetry, onRetake })}>
          {message}
        </Notice>
      )}
    </div>
  )
}

function actionFor({ message, onGrant, onRetry, onRetake }: Props & { message: string }) {
  if (onRetake !== undefined)
    return (
      <Button size="compact" onClick={onRetake}>
        Request a retake
      </Button>
    )
  if (onGrant !== undefined && offersAccess(message))
    return (
      <Button size="compact" onClick={onGrant}>
        Grant Camera &amp; Microphone Access
      </Button>
    )
  if (onRetry === undefined) return null
  return (
    <Button size="compact" onClick={onRetry}>
      Try Again
    </Button>
  )
}
