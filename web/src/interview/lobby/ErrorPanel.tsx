import { Button } from '../../ui/MainButton.tsx'
import { Notice } from '../../ui/Notice.tsx'

type Props = {
  /** Undefined while nothing is wrong. The region is rendered before its message, so that screen readers announce it. */
  message: string | undefined
  /** The button that goes on from there. */
  action: { label: string; press: () => void } | undefined
}

export function ErrorPanel({ message, action }: Props) {
  return (
    // Empty, it takes no space, but stays rendered: screen readers announce only text added to an existing region.
    <div className="empty:absolute" role="alert">
      {message !== undefined && (
        <Notice
          tone="bad"
          action={
            action !== undefined && (
              <Button size="compact" onClick={action.press}>
                {action.label}
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
