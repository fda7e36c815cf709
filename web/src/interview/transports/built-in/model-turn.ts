import { dangers } from '#shared/application/session/interview-status.ts'
import { lines } from '#shared/interview/interviewer/built-in/lines.ts'
import { sentencesOf } from '#shared/interview/interviewer/sentences.ts'
import { choosing } from './choices.ts'
import { furtherQuestion, repeated, withoutModel } from './answers.ts'
import type { Reply } from './model.ts'
import { lineEnded, nothingHeard, sayHere, type Dialogue, type Step } from './dialogue-state.ts'
import { goOn } from './questions.ts'
import type { Script } from './script.ts'

/** After this many turns of help with a question the conductor continues, even if the model would help again. */
const maxHelps = 3

/** How the model's line ended: its last sentence, and whether that asks; the candidate may have typed into it. */
export type Said = Reply & { last: string; isQuestion: boolean; wasInterrupted: boolean }

/** The model's first sentence begins. */
export const modelSpeaks = (dialogue: Dialogue): Dialogue => ({
  ...dialogue,
  ...nothingHeard,
  isSpeaking: true,
  said: dialogue.said + 1,
})

/** The built-in line for a turn of a model that failed. */
export function modelFailed(dialogue: Dialogue, script: Script): Step {
  const { pending } = dialogue
  if (pending === undefined) return { dialogue }
  const alone = { ...dialogue, pending: undefined }
  return pending.kind === 'rephrase'
    ? repeated(alone, 'rephrase', script)
    : withoutModel(alone, pending.answer, script)
}

/** After the model's line, the conductor, not the model, decides whether the question stays open. */
export function modelSaid(dialogue: Dialogue, utterance: Said, now: number, script: Script): Step {
  const { pending } = dialogue
  if (pending === undefined) return { dialogue }
  const { kind, mayFollowUp, answer } = pending
  // The model said the line about a danger.
  const danger = dangers.find((each) => utterance.last === lines.choices(script, each))
  if (danger !== undefined) return { dialogue: choosing(lineEnded(dialogue, now), danger) }
  const calm = { ...lineEnded(dialogue, now), pending: undefined, prompts: 0, unanswered: 0 }
  // The model said the line about distress.
  if (sentencesOf(lines.courtesy('distress', script)).at(-1) === utterance.last)
    return { dialogue: { ...calm, askedFor: 'break', isTroubled: true, isFresh: false } }
  const open: Dialogue = { ...calm, askedFor: 'nothing', isFresh: true }
  if (kind === 'rephrase') return { dialogue: { ...open, repeats: dialogue.repeats + 1 } }
  const followed = { ...open, followUps: dialogue.followUps + 1 }
  if (utterance.wasInterrupted) return { dialogue: followed }
  const next = utterance.next ?? (utterance.isQuestion ? 'follow_up' : 'next')
  if (next === 'help' && dialogue.digressions + 1 < maxHelps)
    return { dialogue: { ...open, digressions: dialogue.digressions + 1 } }
  if (next !== 'follow_up' || !mayFollowUp) return goOn(open, script, '')
  return utterance.isQuestion || !utterance.isCut
    ? { dialogue: followed }
    : sayHere(followed, furtherQuestion(followed, answer.text, script))
}
