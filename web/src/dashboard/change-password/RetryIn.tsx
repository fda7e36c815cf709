import { useEffect, useState } from 'react'
import { clockText } from './clock-text.ts'

const tickMilliseconds = 1000

/** A clock for the eye; whoever listens heard the minutes once, and is not told every second. */
export function RetryIn({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMilliseconds)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="retry-in" role="timer">
      Retry in <span className="retry-in__clock">{clockText(until - now)}</span>
    </p>
  )
}
