import type { Endpoint } from '#shared/platform/contract/endpoint.ts'
import { useRef, useState } from 'react'
import type { Failure } from './machine.ts'
import { failureIn, type WordsFor } from './words.ts'

type Phase = { name: 'ready' } | { name: 'sending' } | { name: 'failed'; failure: Failure }

export type Call<E extends Endpoint, Result> = {
  words: WordsFor<E>
  send: () => Promise<Result>
  onDone: (result: Result) => void
  onFailure?: (error: unknown, message: string) => void
}

type CallState = { isSending: boolean; failure: Failure | undefined; start: () => void; reset: () => void }

/** A call that a button starts. While it is pending, and after it succeeded, pressing again sends nothing. */
export function useCall<E extends Endpoint, Result>({
  words,
  send,
  onDone,
  onFailure,
}: Call<E, Result>): CallState {
  const [phase, setPhase] = useState<Phase>({ name: 'ready' })
  // Two presses can come before React renders the disabled button.
  const isUnderway = useRef(false)
  const become = (next: Phase): void => {
    isUnderway.current = next.name === 'sending'
    setPhase(next)
  }
  const start = (): void => {
    if (isUnderway.current) return
    become({ name: 'sending' })
    send().then(onDone, (error: unknown) => {
      const failure = failureIn(error, words)
      become({ name: 'failed', failure })
      onFailure?.(error, failure.message)
    })
  }
  return {
    isSending: phase.name === 'sending',
    failure: phase.name === 'failed' ? phase.failure : undefined,
    start,
    reset: () => become({ name: 'ready' }),
  }
}
