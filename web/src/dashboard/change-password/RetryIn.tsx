import { useEffect, useState } from 'react'
import { clockText } from '#shared/platform/durations.ts'

const tickMilliseconds = 1000

/** A countdown. Screen readers do not announce the changes of a `timer`; the failure's message has the minutes. */
export function RetryIn({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMilliseconds)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="rounded-control bg-surface-sunken px-4 py-3 text-center" role="timer">
      Retry in{' '}
      <span className="font-strong tabular-nums">
        {clockText(Math.max(0, Math.ceil((until - now) / tickMilliseconds)))}
      </span>
    </p>
  )
}
