import { company } from '#shared/company.ts'

/** The logo, a ridge line above a point of light, and the company's name. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path
          d="M4 24V8.5l12 8 12-8V24"
          fill="none"
          stroke="#ffb020"
          strokeWidth="3.6"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <circle cx="16" cy="25.5" r="2.5" fill="#ff7a1a" />
      </svg>
      <span className="wordmark__name">{company.shortName}</span>
    </span>
  )
}
