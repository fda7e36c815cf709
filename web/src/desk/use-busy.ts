import { useState } from 'react'
import { messageOf } from './refusals.ts'

/** The state of what a button does: whether it is under way, and the message after a failure. */
export function useBusy() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const run = async (task: () => Promise<unknown>, fallback: string): Promise<void> => {
    setBusy(true)
    setFailure('')
    try {
      await task()
    } catch (error) {
      setFailure(messageOf(error, fallback))
    }
    setBusy(false)
  }
  return { isBusy, failure, run }
}
