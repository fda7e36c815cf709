export type Listener = {
  heard: (text: string, isFinal: boolean) => void
  /** The words show that the turn is over, and are final. A recogniser that cannot tell never calls it: a pause ends the turn. */
  turnEnded: () => void
  /** The turn ends soon unless the candidate goes on: `text` is what was heard of it since the last final words. */
  turnEnding: (text: string) => void
  /** Recognition is lost, although the candidate may still be speaking. */
  lost: () => void
}

/** Recognises speech where the candidate allowed it. `start` answers a function that stops it. */
export type Recogniser = {
  start: (listener: Listener) => () => void
  /** `interrupted` is called when the candidate speaks over the interviewer. Missing in recognisers that cannot tell. */
  onInterruption?: (interrupted: () => void) => void
}

export type Listening = { start: () => void; stop: () => void }

/** Runs a recogniser once at a time; does nothing without one. */
export function createListening(recogniser: Recogniser | undefined, listener: Listener): Listening {
  let stopRecogniser: (() => void) | undefined
  return {
    start() {
      stopRecogniser ??= recogniser?.start(listener)
    },
    stop() {
      stopRecogniser?.()
      stopRecogniser = undefined
    },
  }
}
