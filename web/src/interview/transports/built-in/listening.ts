/** Recognises speech where the candidate allowed it. `start` answers a function that stops it. */
export type Recogniser = { start: (heard: (text: string, isFinal: boolean) => void) => () => void }

export type Listening = { start: () => void; stop: () => void }

/** Runs a recogniser once at a time; does nothing without one. */
export function createListening(
  recogniser: Recogniser | undefined,
  heard: (text: string, isFinal: boolean) => void,
): Listening {
  let stopRecogniser: (() => void) | undefined
  return {
    start() {
      stopRecogniser ??= recogniser?.start(heard)
    },
    stop() {
      stopRecogniser?.()
      stopRecogniser = undefined
    },
  }
}
