import { unconfirmedAccountText } from '#shared/platform/retention.ts'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useLeadingOn } from '../use-sign-in-way.ts'
import type { Outcome } from './cv-registration.ts'
import './Success.css'

const redirectMilliseconds = 3000

/** Shown after saving. Navigates on after a delay, or at a click. */
export function Success({ outcome, destination }: { outcome: Outcome; destination: string }) {
  const [isDue, setDue] = useState(false)
  const { lacksFile = false } = outcome
  useEffect(() => {
    // The page says that the file was not stored, which the candidate should be able to read.
    if (lacksFile) return undefined
    const timer = setTimeout(() => setDue(true), redirectMilliseconds)
    return () => clearTimeout(timer)
  }, [lacksFile])
  useLeadingOn(isDue)
  return (
    <div className="grid gap-5">
      <svg
        className="done-illustration"
        viewBox="0 0 96 96"
        width="96"
        height="96"
        fill="none"
        stroke="var(--success)"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <circle fill="var(--success-wash)" strokeWidth="4" cx="48" cy="48" r="42" pathLength="100" />
        <path strokeWidth="6" d="M30 49l12 12 24-26" pathLength="100" />
      </svg>
      {outcome.kind === 'created' ? (
        <p>
          Your account is ready and you are signed in. We emailed a link to set your password to{' '}
          <strong className="wrap-anywhere">{outcome.email}</strong>. The link works for{' '}
          {unconfirmedAccountText}.
        </p>
      ) : (
        <p>Your profile now matches your new CV, and you are signed in.</p>
      )}
      {lacksFile ? (
        <p role="alert">
          The details of your CV are saved, but we could not store the file itself. Please upload it again
          from your profile.
        </p>
      ) : (
        <p className="text-small text-ink-soft">{`Taking you to ${destination} in a moment.`}</p>
      )}
      <Button onClick={() => setDue(true)}>Continue</Button>
    </div>
  )
}
