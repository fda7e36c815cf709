import type { Danger } from '#shared/interview/interviewer/kind-of.ts'
import { lines } from '#shared/interview/interviewer/built-in/lines.ts'
import { namesFact, productAnswer } from '#shared/interview/interviewer/built-in/product-answers.ts'
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
export const choosing = (dialogue: Dialogue, after: Danger = dialogue.choosingAfter): Dialogue => ({
  ...dialogue,
  choosingAfter: dialogue.isChoosing && dialogue.choosingAfter === 'danger' ? 'danger' : after,
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
  sayHere(choosing(dialogue, danger), lines.courtesy(danger, script))

export const offerAgain = (dialogue: Dialogue, script: Script): Step =>
  sayHere(choosing(dialogue), lines.choicesAgain(script, choosing(dialogue).choosingAfter))

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
  if (choice === 'delete' && !script.isPractice) return deletionOf(dialogue, text ?? '')
  if (choice === 'delete' || choice === 'stop')
    return sayHere(dialogue, lines.confirmStop(script, true), { stage: 'confirmingStop', prompts: 0 })
  if (choice === 'pause') return sayHere(dialogue, lines.noHurry, { prompts: 0 })
  return choice === 'continue'
    ? goBack({ ...dialogue, isChoosing: false }, script, lines.back)
    : text !== undefined && isQuestion(text) && namesFact(text)
      ? sayHere(
          choosing(dialogue),
          `${productAnswer(text, script.isPractice)} ${lines.choices(script, dialogue.choosingAfter)}`,
        )
      : offerAgain(dialogue, script)
}

const keeping = /\b(?:keep|keeps|kept|stay|stays|simpan)\b/i
const withdrawing = /\b(?:withdraw|withdrawn|both|everything|tarik)\b/i

/** Asks what becomes of the application, unless the text says it, and then for the second yes. */
export function deletionOf(dialogue: Dialogue, text: string): Step {
  const [keeps, withdraws] = [keeping.test(text), withdrawing.test(text)]
  const open = { ...dialogue, isTroubled: true }
  if (keeps === withdraws)
    return sayHere(open, lines.keepOrWithdraw, { stage: 'choosingDeletion', prompts: 0 })
  return sayHere(open, keeps ? lines.confirmErasure : lines.confirmDeletion, {
    stage: 'confirmingDeletion',
    keepsApplication: keeps,
    prompts: 0,
  })
}

/** The reply to what becomes of the application. Any other reply deletes nothing. */
export const applicationChosen = (dialogue: Dialogue, { text = '' }: Answer, script: Script): Step =>
  keeping.test(text) === withdrawing.test(text) ? offerAgain(dialogue, script) : deletionOf(dialogue, text)

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
