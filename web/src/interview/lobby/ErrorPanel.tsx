import { Button } from '../../ui/MainButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { offersAccess } from '../machine/devices.ts'

type Props = {
  /** Undefined while nothing is wrong. The region is rendered before its message, so that screen readers announce it. */
  message: string | undefined
  accessText: string
  onGrant: (() => void) | undefined
}

export function ErrorPanel({ message, accessText, onGrant }: Props) {
  return (
    // Empty, it takes no space, but stays rendered: screen readers announce only text added to an existing region.
    <div className="empty:absolute" role="alert">
      {message !== undefined && (
        <Notice
          tone="bad"
          action={
            onGrant !== undefined &&
            offersAccess(message) && (
              <Button size="compact" onClick={onGrant}>
                {accessText}
              </Button>
            )
          }
        >
          {message}
        </Notice>
      )}
    </div>
  )
}
