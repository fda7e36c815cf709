import { useEffect, useState } from 'react'
import { unsentText, type Resending } from './resending.ts'
import { secondMilliseconds } from '#shared/platform/durations.ts'

/** `at`: when the state began. */
export type Unsent = { state: Resending; at: number }

/** What becomes of an enquiry that failed. The seconds count down; a screen reader reads them once. */
export function UnsentText({ state, at }: Unsent) {
  const [seconds, setSeconds] = useState(0)
  const isWaiting = state.name === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    const ticking = setInterval(() => setSeconds((before) => before + 1), secondMilliseconds)
    return () => clearInterval(ticking)
  }, [isWaiting])
  return (
    <>
      <span className="basis-full font-medium" aria-hidden="true">
        {unsentText(state, at + seconds * secondMilliseconds)}
      </span>
      <span className="unseen">{unsentText(state, at)}</span>
    </>
  )
}
