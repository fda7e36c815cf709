import type { TurnKind } from '#shared/interview/interviewer/turn.ts'
import type { Answer } from './answer.ts'
import { conductAt, nothingHeard, type Dialogue, type Step } from './dialogue-state.ts'
import type { Script } from './script.ts'

/** Asks the model about a whole answer. Nothing is said before it replies or has failed. */
export function askModel(dialogue: Dialogue, kind: TurnKind, answer: Answer, script: Script): Step {
  const { place, opened, lateWords, followUps } = dialogue
  const { maxFollowUps } = conductAt(script, place)
  const mayFollowUp = kind === 'answer' && followUps < maxFollowUps && opened <= place.section
  const pending = { kind, answer, mayFollowUp }
  const words = [...lateWords, answer.text ?? ''].join(' ').trim()
  return {
    dialogue: { ...dialogue, ...nothingHeard, pending, lateWords: [] },
    ask: { ...place, kind, answer: words, mayFollowUp },
  }
}

/** Keeps what the candidate says while the model thinks; it is a part of the next answer to the question. */
export const withLateWords = (dialogue: Dialogue, text: string | undefined): Dialogue =>
  text === undefined ? dialogue : { ...dialogue, lateWords: [...dialogue.lateWords, text] }
