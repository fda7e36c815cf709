import './ClosingCall.css'
import { Link } from 'react-router-dom'
import { ButtonLink } from '../ui/MainButton.tsx'

type Way = { to: string; label: string }
type Props = { title: string; text: string; first: Way; second: Way; className?: string }

/** The last section of a marketing page, with links to the next steps. */
export function ClosingCall({ title, text, first, second, className = '' }: Props) {
  return (
    <section
      className={`closing-call page-width relative mb-section flex flex-wrap items-end justify-between gap-x-7 gap-y-6 overflow-clip rounded-card px-panel py-band text-on-amber ${className}`}
      aria-labelledby="closing-call-title"
      data-print="hidden"
    >
      <div className="relative z-1 grid max-w-38 gap-4 text-lead">
        <h2 id="closing-call-title" className="text-heading">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <div className="relative z-1 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink to={first.to}>{first.label}</ButtonLink>
        <Link className="inline-flex min-h-button items-center font-strong hover:decoration-2" to={second.to}>
          {second.label}
        </Link>
      </div>
      {/* On a narrow screen the text is as wide as the section. */}
      <svg
        className="closing-call__rays absolute top-0 right-0 tablet:hidden"
        viewBox="0 0 144 144"
        aria-hidden="true"
      >
        <path d="M114 0a30 30 0 0 0 30 30M88 0a56 56 0 0 0 56 56M62 0a82 82 0 0 0 82 82M36 0a108 108 0 0 0 108 108M10 0a134 134 0 0 0 134 134" />
      </svg>
    </section>
  )
}
