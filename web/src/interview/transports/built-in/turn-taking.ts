import type { Ask, Brain, Reply } from './brain.ts'
import type { Input } from './dialogue.ts'
import type { GrowingLine, Speech } from './speech.ts'

type Parts = {
  brain: Brain | undefined
  speech: Speech
  take: (input: Input) => void
  /** The interviewer begins to speak, or its line was said. */
  speaks: () => void
  falls: () => void
}

export type TurnTaking = {
  /** Lets the model answer one turn, and tells the dialogue what became of it. */
  ask: (ask: Ask) => void
  /** Ignores what is still to come of the turn. */
  ignore: () => void
}

export function createTurnTaking({ brain, speech, take, speaks, falls }: Parts): TurnTaking {
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
      const begin = (): GrowingLine => {
        speaks()
        take({ type: 'modelSpeaks' })
        return speech.grow({ section, question }, ({ last, wasInterrupted }) => {
          ignore()
          take({ type: 'modelSaid', ...reply, wasInterrupted, isQuestion: last.trimEnd().endsWith('?') })
          falls()
        })
      }
      ignore = brain.ask(
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
          failed: () => take({ type: 'modelFailed' }),
        },
      )
    },
  }
}
