export type Hearing = {
  heard: (text: string, isFinal: boolean) => void
  /** By its words, the turn is over; the words are final. One that cannot tell leaves it to the pause. */
  turnEnded: () => void
  /** No more words come, although the candidate may go on speaking. */
  lost: () => void
}

/** Recognises speech where the candidate allowed it. `start` answers a function that stops it. */
export type Recogniser = {
  start: (hearing: Hearing) => () => void
  /** `interrupted` is called where the candidate begins to speak while the interviewer does; only by one that can tell. */
  onInterruption?: (interrupted: () => void) => void
}

export type Listening = { start: () => void; stop: () => void }

/** Runs a recogniser once at a time; does nothing without one. */
export function createListening(recogniser: Recogniser | undefined, hearing: Hearing): Listening {
  let stopRecogniser: (() => void) | undefined
  return {
    start() {
      stopRecogniser ??= recogniser?.start(hearing)
    },
    stop() {
      stopRecogniser?.()
      stopRecogniser = undefined
    },
  }
}
