import type { Courtesy } from '#shared/domain/interviewer/built-in/courtesy.ts'
import { lines } from '#shared/domain/interviewer/built-in/lines.ts'
import { productAnswer } from '#shared/domain/interviewer/built-in/product-answers.ts'
import { questionAt, say, sayHere, type Dialogue, type Step } from './dialogue-state.ts'
import { before, begin, close, goBackTo, goOn } from './questions.ts'
import type { Script } from './script.ts'
import { isChinese, isMalay } from './understanding/letters.ts'

/** Kinds that may be repeated without ending the question. */
const isPatient: ReadonlySet<Courtesy> = new Set(['need', 'human', 'product', 'courtesy', 'nervous'])

/** Kinds after which the question is not said again: the candidate has it, and thinks. */
const isBrief: ReadonlySet<Courtesy> = new Set(['courtesy', 'nervous'])

function lineFor(dialogue: Dialogue, courtesy: Courtesy, text: string, script: Script): string {
  if (courtesy === 'need' && dialogue.hasToldNeeds) return lines.needAgain
  if (courtesy === 'product') return productAnswer(text, script.isPractice)
  const line = lines.courtesy(courtesy, script)
  if (courtesy !== 'language') return line
  if (isChinese(text)) return `${lines.inChinese} ${line}`
  return isMalay(text) ? `${lines.inMalay} ${line}` : line
}

/** What the interviewer does about something that is neither an answer nor a request. */
export function onCourtesy(dialogue: Dialogue, courtesy: Courtesy, text: string, script: Script): Step {
  const { stage, digressions } = dialogue
  const line = lineFor(dialogue, courtesy, text, script)
  const calm = { prompts: 0, unanswered: 0, isFresh: true }
  // The interviewer waits and asks nothing, each time.
  if (courtesy === 'distress')
    return sayHere(dialogue, line, { ...calm, isFresh: false, askedFor: 'break', isTroubled: true })
  if (courtesy === 'correction' && stage !== 'greeting') return onCorrection(dialogue, text, script)
  const change = {
    ...calm,
    digressions: isPatient.has(courtesy) ? digressions : digressions + 1,
    hasToldNeeds: dialogue.hasToldNeeds || courtesy === 'need',
  }
  const isOver = digressions > 0 && !isPatient.has(courtesy)
  if (stage === 'greeting')
    return isOver ? begin(dialogue, script, line) : say(dialogue, `${line} ${lines.areYouReady}`, change)
  if (stage === 'adding')
    return isOver || courtesy === 'courtesy'
      ? close(dialogue, lines.conclusion(script))
      : say(dialogue, `${line} ${lines.anythingElse}`, change)
  if (isBrief.has(courtesy)) return sayHere(dialogue, line, change)
  if (isOver) return goOn({ ...dialogue, unanswered: 0 }, script, lines.after(courtesy, script))
  return sayHere(dialogue, `${line} ${lines.backTo(questionAt(script, dialogue.place))}`, change)
}

const namesQuestion = /\b(?:question|previous|before|earlier|back|return|revisit|skip\w*)\b/i

/** Opens the question again that the candidate answered last; the one that is open now is asked after it. */
function onCorrection(dialogue: Dialogue, text: string, script: Script): Step {
  const { stage, place, followUps } = dialogue
  const isOfThis = stage === 'adding' || (followUps > 0 && !namesQuestion.test(text))
  if (isOfThis) return goBackTo(dialogue, script, place)
  const earlier = before(script, place)
  return earlier === undefined
    ? sayHere(dialogue, `${lines.noEarlierQuestion} ${questionAt(script, place)}`, {
        isFresh: true,
        prompts: 0,
      })
    : goBackTo({ ...dialogue, returnsTo: dialogue.returnsTo ?? place }, script, earlier)
}
