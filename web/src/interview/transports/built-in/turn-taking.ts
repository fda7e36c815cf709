import type { Clock } from '../../runtime/clock.ts'
import type { Ask, Brain, Reply } from './brain.ts'
import type { Input } from './dialogue.ts'
import type { GrowingLine, Speech } from './speech.ts'

type Parts = {
  clock: Clock
  brain: Brain | undefined
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
  /** Lets the model answer one turn, and passes its outcome to the dialogue. */
  ask: (ask: Ask) => void
  /** Ignores what is still to come of the turn. */
  ignore: () => void
}

export function createTurnTaking(parts: Parts): TurnTaking {
  const { clock, brain, speech, take, stopListening, listen, prepare } = parts
  let ignore = (): void => {}
  return {
    ignore: () => ignore(),
    ask({ section, question, ...asked }) {
      if (brain === undefined) {
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
      const turn = brain.ask(
        { section, question, ...asked },
        {
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
        },
      )
      ignore = () => {
        stopTimer()
        turn.ignore()
      }
    },
  }
}
