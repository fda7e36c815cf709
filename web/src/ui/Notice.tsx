import type { ReactNode } from 'react'

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
      {onDismiss !== undefined && (
        <button type="button" className="notice__dismiss" aria-label="Dismiss" onClick={onDismiss}>
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
          </svg>
        </button>
      )}
    </div>
  )
}
