import type { ReactNode } from 'react'
import { CloseButton } from './CloseButton.tsx'
import './Notice.css'

type Props = {
  tone?: 'calm' | 'good' | 'bad'
  children: ReactNode
  /** A button that does something about it. */
  action?: ReactNode
  onDismiss?: () => void
}

/**
 * A message on the page. It stands in a region (`role="status"` or `"alert"`) that is there before the message is:
 * a region that comes together with its words is not read aloud everywhere.
 */
export function Notice({ tone = 'calm', children, action, onDismiss }: Props) {
  return (
    <div className={`notice notice--${tone}`}>
      <p className="notice__text">{children}</p>
      {action}
      {onDismiss !== undefined && <CloseButton label="Dismiss" onClick={onDismiss} />}
    </div>
  )
}
