import type { RefObject } from 'react'
import { Meaning } from '../facts/Meaning.tsx'

type Props = {
  panel: RefObject<HTMLDivElement | null>
  /** The enquiry's reference, which the e-mails about it repeat. */
  reference: string | undefined
}

/** Shown instead of the form for some seconds after the enquiry is sent. */
export function SentPanel({ panel, reference }: Props) {
  return (
    <div
      className="sent-panel grid justify-items-center gap-3 rounded-control border bg-accent-wash px-5 py-band text-center outline-none"
      ref={panel}
      tabIndex={-1}
    >
      <svg
        className="fill-none stroke-orange stroke-3"
        viewBox="0 0 96 96"
        width="80"
        height="80"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray="1"
        aria-hidden="true"
      >
        <circle className="opacity-35" cx="48" cy="48" r="42" pathLength="1" />
        <path strokeWidth="5" d="M30 50l12.5 12.5L67 37" pathLength="1" />
      </svg>
      <h3 className="text-title">Message Sent Successfully!</h3>
      <p className="max-w-26 text-ink-soft">
        Thank you for contacting us. We&apos;ll get back to you within 24 hours.
      </p>
      <Meaning claim="24 hours" />
      {reference !== undefined && (
        <p className="max-w-26 text-ink-soft">
          Your reference: <strong className="tracking-code whitespace-nowrap text-ink">{reference}</strong>
        </p>
      )}
    </div>
  )
}
