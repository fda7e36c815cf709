import { useState } from 'react'
import { messageOf, refusalOf } from './refusals.ts'

type Failure = { message: string; isLost: boolean; subject: unknown }

/**
 * The state of what a button does: whether it is under way, and the message after a failure. `subject`: what the task changes.
 * Where the answer was lost and the page, read again, shows another subject, the task was done and the message goes.
 */
export function useBusy(subject?: unknown) {
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failure>()
  const run = async (task: () => Promise<unknown>, fallback: string): Promise<void> => {
    setBusy(true)
    setFailed(undefined)
    try {
      await task()
    } catch (error) {
      const isLost = refusalOf(error).code === 'no_answer'
      setFailed({ message: messageOf(error, fallback), isLost, subject })
    }
    setBusy(false)
  }
  const isDone = failed !== undefined && failed.isLost && failed.subject !== subject
  return { isBusy, failure: failed === undefined || isDone ? '' : failed.message, run }
}
