import type { RefObject } from 'react'

/** Covers the form after the enquiry is sent, and confirms it. */
export function SentPanel({ panel }: { panel: RefObject<HTMLDivElement | null> }) {
  return (
    <div className="sent-panel" ref={panel} tabIndex={-1}>
      <div className="sent-panel__words">
        <svg viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
          <circle className="sent-panel__ring" cx="48" cy="48" r="42" pathLength="1" />
          <path className="sent-panel__tick" d="M30 50l12.5 12.5L67 37" pathLength="1" />
        </svg>
        <h3>Message Sent Successfully!</h3>
        <p>Thank you for contacting us. We&apos;ll get back to you within 24 hours.</p>
      </div>
    </div>
  )
}
