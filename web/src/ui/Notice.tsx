import type { ReactNode } from 'react'
import './Notice.css'

type Props = {
  tone?: 'calm' | 'good' | 'bad'
  children: ReactNode
  /** A button for the action that the message suggests. */
  action?: ReactNode
}

/**
 * A message on the page. Render it in a live region (`role="status"` or `"alert"`) that exists before the message: some
 * screen readers do not announce the content of a region that is inserted together with it.
 */
export function Notice({ tone = 'calm', children, action }: Props) {
  return (
    <div className={`notice notice--${tone}`}>
      <p className="notice__text">{children}</p>
      {action}
    </div>
  )
}
