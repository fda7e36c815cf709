import type { Clock } from '../../runtime/clock.ts'

export type Presence = {
  joined: (id: string) => void
  left: (id: string) => void
  /** Exactly these participants are in the call. */
  reset: (ids: readonly string[]) => void
  /** From now on, an interviewer who leaves has less time to return. */
  interviewStarted: () => void
  isThere: () => boolean
  stop: () => void
}

/** An agent needs some seconds to start; one that is gone in the middle of an interview seldom comes back. */
const patience = { lobbyMilliseconds: 60_000, interviewMilliseconds: 15_000 } as const

const texts = {
  lobby: 'The interviewer did not join.',
  interview: 'The interviewer has left the call.',
} as const

type PresenceParts = {
  clock: Clock
  changed: (isThere: boolean) => void
  /** No interviewer joined within the time allowed. */
  missed: (message: string) => void
}

/** Whether an interviewer is in the call: every other participant than the candidate is one. */
export function createPresence({ clock, changed, missed }: PresenceParts): Presence {
  let there: ReadonlySet<string> = new Set()
  let isThere = false
  let phase: keyof typeof texts = 'lobby'
  let isStopped = false
  let stopWaiting = () => {}

  const wait = () => {
    stopWaiting()
    if (!isThere && !isStopped)
      stopWaiting = clock.after(patience[`${phase}Milliseconds`], () => missed(texts[phase]))
  }

  const set = (ids: ReadonlySet<string>) => {
    there = ids
    const wasThere = isThere
    isThere = ids.size > 0
    if (isThere !== wasThere) changed(isThere)
  }

  return {
    joined(id) {
      set(new Set([...there, id]))
      wait()
    },
    left(id) {
      set(new Set([...there].filter((each) => each !== id)))
      wait()
    },
    reset(ids) {
      set(new Set(ids))
      wait()
    },
    interviewStarted() {
      phase = 'interview'
      wait()
    },
    isThere: () => isThere,
    stop() {
      isStopped = true
      stopWaiting()
    },
  }
}
