import { deliverOwn } from '../../api/unsent/deliver-own.ts'
import { useEffect, useEffectEvent, useState } from 'react'

export type Unsent =
  | { kind: 'uploading'; parts: number }
  /** Everything of an earlier interview has arrived. */
  | { kind: 'sent' }

/** Sends what an interview in this browser could not send. `onFinished` runs when that completed an interview. */
export function useUnsent(onFinished: () => void): [Unsent | undefined, () => void] {
  const [unsent, setUnsent] = useState<Unsent>()
  const finished = useEffectEvent(onFinished)
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    let hadParts = false
    const changed = (parts: number): void => {
      if (parts === 0) return
      hadParts = true
      setUnsent({ kind: 'uploading', parts })
    }
    const deliver = async (): Promise<void> => {
      const count = await deliverOwn({ signal, changed })
      if (signal.aborted) return
      setUnsent(hadParts || count > 0 ? { kind: 'sent' } : undefined)
      if (count > 0) finished()
    }
    // Without storage nothing was kept. After a failure the next visit tries again.
    deliver().catch(() => setUnsent(undefined))
    return () => ended.abort()
  }, [])
  return [unsent, () => setUnsent(undefined)]
}
