import type { Danger } from '#shared/domain/interviewer/kind-of.ts'
import { lines } from '#shared/domain/interviewer/built-in/lines.ts'
import { namesFact, productAnswer } from '#shared/domain/interviewer/built-in/product-answers.ts'
import type { Answer } from './answer.ts'
import { questionAt, say, sayHere, type Dialogue, type Step } from './dialogue-state.ts'
import type { Script } from './script.ts'
import { endDecision } from './understanding/decisions.ts'
import { wordsIn } from './understanding/plain.ts'
import { isQuestion, requestIn } from './understanding/requests.ts'

/** The stage in which the candidate spoke, where the conversation continues. */
const openStage = ({ stage, stoppedIn }: Dialogue): Dialogue['stoppedIn'] =>
  stage === 'greeting' || stage === 'asking' || stage === 'adding' ? stage : stoppedIn

/** From now on nothing is asked until the candidate chooses to continue. */
export const choosing = (dialogue: Dialogue): Dialogue => ({
  ...dialogue,
  stage: openStage(dialogue),
  stoppedIn: openStage(dialogue),
  isChoosing: true,
  isTroubled: true,
  askedFor: 'break',
  isFresh: false,
  prompts: 0,
  unanswered: 0,
  pending: undefined,
  lateWords: [],
})

export const offerChoices = (dialogue: Dialogue, danger: Danger, script: Script): Step =>
  sayHere(choosing(dialogue), lines.courtesy(danger, script))

export const offerAgain = (dialogue: Dialogue, script: Script): Step =>
  sayHere(choosing(dialogue), lines.choicesAgain(script))

const words: readonly (readonly [Choice, RegExp])[] = [
  ['delete', /\b(?:delete|deleted|erase|withdraw|padam)\b/],
  ['stop', /\b(?:stop|end|finish|quit|leave|berhenti|tamat)\b/],
  ['pause', /\b(?:pause|break|wait|rest|moment|minutes?|tunggu)\b/],
  ['continue', /\b(?:continue|go on|carry on|proceed|resume|keep going|go ahead|teruskan)\b/],
]
type Choice = 'delete' | 'stop' | 'pause' | 'continue'

/** A refusal ("don't stop") chooses nothing. */
function choiceIn(text: string): Choice | undefined {
  if (requestIn(text) === 'stop') return /\bdelete\b/i.test(text) ? 'delete' : 'stop'
  const plain = wordsIn(text).join(' ')
  return /\b(?:not|never)\b/.test(plain) ? undefined : words.find(([, word]) => word.test(plain))?.[0]
}

/** The reply to the choices. */
export function chosen(dialogue: Dialogue, { text }: Answer, script: Script): Step {
  const choice = text === undefined ? undefined : choiceIn(text)
  if (choice === 'delete' && !script.isPractice)
    return sayHere(dialogue, lines.confirmDeletion, { stage: 'confirmingDeletion', prompts: 0 })
  if (choice === 'delete' || choice === 'stop')
    return sayHere(dialogue, lines.confirmStop(script, true), { stage: 'confirmingStop', prompts: 0 })
  if (choice === 'pause') return sayHere(dialogue, lines.noHurry, { prompts: 0 })
  return choice === 'continue'
    ? goBack({ ...dialogue, isChoosing: false }, script, lines.back)
    : text !== undefined && isQuestion(text) && namesFact(text)
      ? sayHere(choosing(dialogue), `${productAnswer(text, script.isPractice)} ${lines.choices(script)}`)
      : offerAgain(dialogue, script)
}

/** Only an unmistakable yes deletes. */
export function deletionDecided(dialogue: Dialogue, { text }: Answer, script: Script): Step {
  const isYes = text !== undefined && (endDecision(text) === 'yes' || choiceIn(text) === 'delete')
  return isYes ? { dialogue: { ...dialogue, stage: 'closed' }, deletes: true } : offerAgain(dialogue, script)
}

/** Continues where the candidate asked to stop, or where the interviewer said goodbye. */
export function goBack(dialogue: Dialogue, script: Script, before: string): Step {
  if (dialogue.isChoosing) return offerAgain(dialogue, script)
  const { stoppedIn: stage } = dialogue
  const back = { ...dialogue, stage, isFresh: true, prompts: 0, askedFor: 'nothing' as const }
  if (stage === 'greeting') return say(back, `${before} ${lines.areYouReady}`)
  if (stage === 'adding') return say(back, `${before} ${lines.anythingElse}`)
  return sayHere(back, `${before} ${questionAt(script, back.place)}`)
}
