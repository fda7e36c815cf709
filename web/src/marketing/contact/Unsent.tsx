import { useEffect, useState } from 'react'
import { unsentText, type Resending } from './resending.ts'

/** What becomes of an enquiry that failed. The seconds count down; a screen reader hears them once. */
export function Unsent({ state }: { state: Resending }) {
  const [now, setNow] = useState(() => Date.now())
  const [since, setSince] = useState(state)
  if (state !== since) {
    setSince(state)
    setNow(Date.now())
  }
  const isWaiting = state.name === 'waiting'
  const [heard, setHeard] = useState<string>()
  useEffect(() => {
    setHeard(unsentText(state, Date.now()))
    if (!isWaiting) return
    const ticking = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(ticking)
  }, [state, isWaiting])
  return (
    <>
      <p className="enquiry__unsent" aria-hidden="true">
        {unsentText(state, now)}
      </p>
      <p className="unseen" role="status">
        {heard}
      </p>
    </>
  )
}
