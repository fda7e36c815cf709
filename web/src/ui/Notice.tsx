import type { ReactNode } from 'react'
import { CloseButton } from './CloseButton.tsx'
import './Notice.css'

type Props = {
  tone?: 'calm' | 'good' | 'bad'
  children: ReactNode
  /** A button for the action that the message suggests. */
  action?: ReactNode
  onDismiss?: () => void
}

/**
 * A message on the page. Render it in a live region (`role="status"` or `"alert"`) that exists before the message: some
 * screen readers do not announce the content of a region that is inserted together with it.
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
