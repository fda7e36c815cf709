import type { Clock } from '../../runtime/clock.ts'
import type { Ask, Model, Guess, Hearer, Reply } from './model.ts'
import type { Input } from './dialogue.ts'
import type { GrowingLine, Speech } from './speech.ts'

type Parts = {
  clock: Clock
  model: Model | undefined
  speech: Speech
  take: (input: Input) => void
  /** Called before the model's line, and after it. */
  stopListening: () => void
  listen: () => void
  /** Called when the model has not begun, so that the built-in line is likely. */
  prepare: () => void
}

/** A model that works has begun by then; the built-in line is prepared in case it fails. */
const prepareMilliseconds = 1_500

export type TurnTaking = {
  /** Lets the model begin on a turn that is probably over; `ask` uses it if it asks the same. */
  guess: (ask: Ask) => void
  /** Lets the model answer one turn, and passes its outcome to the dialogue. */
  ask: (ask: Ask) => void
  /** Ignores what is still to come of the turn. */
  ignore: () => void
}

export function createTurnTaking(parts: Parts): TurnTaking {
  const { clock, model, speech, take, stopListening, listen, prepare } = parts
  let ignore = (): void => {}
  const guesses = createGuesses(model)
  return {
    guess: guesses.make,
    ignore() {
      guesses.drop()
      ignore()
    },
    ask({ section, question, ...asked }) {
      if (model === undefined) {
        take({ type: 'modelFailed' })
        return
      }
      let line: GrowingLine | undefined
      let reply: Reply = { next: undefined, isCut: false }
      const stopTimer = clock.after(prepareMilliseconds, prepare)
      const begin = (): GrowingLine => {
        stopTimer()
        stopListening()
        take({ type: 'modelSpeaks' })
        return speech.grow({ section, question }, ({ last, said, wasInterrupted }) => {
          turn.said(said)
          ignore()
          take({
            type: 'modelSaid',
            ...reply,
            last,
            wasInterrupted,
            isQuestion: last.trimEnd().endsWith('?'),
          })
          listen()
        })
      }
      const hearer: Hearer = {
        sentence(text, sound) {
          line ??= begin()
          line.add(text, sound)
        },
        ended(result) {
          reply = result
          line?.close()
        },
        failed() {
          stopTimer()
          take({ type: 'modelFailed' })
        },
      }
      const ask = { section, question, ...asked }
      const turn = guesses.takeFor(ask)?.adopt(hearer) ?? model.ask(ask, hearer)
      ignore = () => {
        stopTimer()
        turn.ignore()
      }
    },
  }
}

/** The guess that is open, at most one. */
function createGuesses(model: Model | undefined) {
  let open: { ask: Ask; guess: Guess } | undefined
  const drop = (): void => {
    open?.guess.drop()
    open = undefined
  }
  const isAbout = (ask: Ask): boolean => JSON.stringify(open?.ask) === JSON.stringify(ask)
  return {
    drop,
    make: (ask: Ask): void => {
      if (isAbout(ask)) return
      drop()
      const guess = model?.guess(ask)
      open = guess && { ask, guess }
    },
    /** The guess about these words, if the model may still answer it. */
    takeFor(ask: Ask): Guess | undefined {
      const guess = isAbout(ask) && open?.guess.isUsable() === true ? open.guess : undefined
      if (guess === undefined) drop()
      open = undefined
      return guess
    },
  }
}
