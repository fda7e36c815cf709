import type { Courtesy } from '#shared/interview/interviewer/built-in/courtesy.ts'
import { lines } from '#shared/interview/interviewer/built-in/lines.ts'
import {
  asksForTime,
  namesFact,
  productAnswer,
} from '#shared/interview/interviewer/built-in/product-answers.ts'
import { questionAt, say, sayHere, type Dialogue, type Step } from './dialogue-state.ts'
import { before, begin, close, goBackTo, goOn } from './questions.ts'
import type { Script } from './script.ts'
import { isQuestion } from './understanding/requests.ts'
import { isOtherLanguage, languageOf } from './understanding/letters.ts'

/** Kinds that may be repeated without ending the question. */
const isPatient: ReadonlySet<Courtesy> = new Set(['need', 'human', 'product', 'courtesy', 'nervous'])

/** Kinds after which the question is not said again: the candidate has it, and thinks. */
const isBrief: ReadonlySet<Courtesy> = new Set(['courtesy', 'nervous'])

/** How often the question is asked again before the interviewer goes on; once for the others. */
const maxReturns: Readonly<Partial<Record<Courtesy, number>>> = { injection: 2 }

function lineFor(dialogue: Dialogue, courtesy: Courtesy, text: string, script: Script): string {
  if (courtesy === 'need' && dialogue.hasToldNeeds) return lines.needAgain
  if (courtesy === 'product' && dialogue.stage === 'greeting' && asksForTime(text))
    return lines.duration(script, script.sections, script.timeFactor)
  if (courtesy === 'nervous' && dialogue.stage === 'greeting') return lines.calmAtStart
  if (courtesy === 'product') return productAnswer(text, script.isPractice)
  const line = lines.courtesy(courtesy, script)
  if (courtesy !== 'language') return line
  const languageLine = { chinese: lines.inChinese, malay: lines.inMalay, other: undefined }[languageOf(text)]
  const inEnglish = isQuestion(text) && namesFact(text) ? productAnswer(text, script.isPractice) : line
  return languageLine === undefined ? inEnglish : `${languageLine} ${inEnglish}`
}

const isNotUnderstood = /\b(?:tidak|tak|kurang) (?:faham|jelas)\b/i

/** A candidate who knows that the interview is in English, and answers in another language, is heard. */
function inOtherLanguage(dialogue: Dialogue, text: string, script: Script): Step {
  const { stage, place } = dialogue
  if (stage === 'asking' && isNotUnderstood.test(text))
    return sayHere(dialogue, lines.rephrase(questionAt(script, place)), { isFresh: true, prompts: 0 })
  const line = lines.answeredIn(languageOf(text), script)
  return stage === 'adding'
    ? close(dialogue, `${line} ${lines.conclusion(script)}`)
    : goOn({ ...dialogue, unanswered: 0 }, script, line)
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
  const isAnswer = courtesy === 'language' && isOtherLanguage(text) && !isQuestion(text)
  if (isAnswer && dialogue.hasToldLanguage && stage !== 'greeting')
    return inOtherLanguage(dialogue, text, script)
  const mayRecur = isPatient.has(courtesy) || (courtesy === 'language' && !isAnswer)
  const change = {
    ...calm,
    digressions: mayRecur ? digressions : digressions + 1,
    hasToldNeeds: dialogue.hasToldNeeds || courtesy === 'need',
    hasToldLanguage: dialogue.hasToldLanguage || courtesy === 'language',
  }
  const isOver = !mayRecur && digressions >= (maxReturns[courtesy] ?? 1)
  if (stage === 'greeting')
    return isOver
      ? begin(dialogue, script, courtesy === 'language' ? '' : line)
      : say(dialogue, `${line} ${lines.areYouReady}`, change)
  if (stage === 'adding')
    return isOver || courtesy === 'courtesy'
      ? close(dialogue, lines.conclusion(script))
      : say(dialogue, `${line} ${lines.anythingElse}`, change)
  if (isBrief.has(courtesy)) return sayHere(dialogue, line, change)
  if (isOver) return goOn({ ...dialogue, unanswered: 0 }, script, lines.after)
  return sayHere(dialogue, `${line} ${lines.backTo(questionAt(script, dialogue.place))}`, change)
}

const namesQuestion = /\b(?:question|previous|before|earlier|back|return|revisit|skip\w*)\b/i

/** "I said seven years, it is five" */
const isGiven = /\bi (?:said|meant)\b.*\b(?:is|was|were|are|not|meant)\b.*\w/i

/** Opens the question again that the candidate answered last; the one that is open now is asked after it. */
function onCorrection(dialogue: Dialogue, text: string, script: Script): Step {
  const { stage, place, followUps } = dialogue
  // The correction itself needs no second answer.
  if (isGiven.test(text) && !namesQuestion.test(text))
    return stage === 'adding'
      ? close(dialogue, `${lines.noted(script)} ${lines.conclusion(script)}`)
      : sayHere(dialogue, `${lines.noted(script)} ${lines.backTo(questionAt(script, place))}`, {
          isFresh: true,
          prompts: 0,
        })
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
