import { conductAt, questionAt, say, sayHere, type Dialogue, type Step } from './dialogue-state.ts'
import { lines } from './lines.ts'
import { begin, close, goOn } from './questions.ts'
import { countWords, decisionIn, isQuestion, requestIn } from './requests.ts'
import type { Script } from './script.ts'

/** What the candidate said: `text` is undefined where only the voice was heard. */
export type Answer = Readonly<{ text: string | undefined; spokenMilliseconds: number }>

const shortWords = 8
const shortMilliseconds = 4_000
/** A longer text that ends with a question is an answer first. */
const questionWords = 25

const isShort = ({ text, spokenMilliseconds }: Answer): boolean =>
  text === undefined ? spokenMilliseconds < shortMilliseconds : countWords(text) < shortWords

/** What the interviewer does once the candidate has finished. */
export function answered(dialogue: Dialogue, answer: Answer, script: Script): Step {
  const request = answer.text === undefined ? undefined : requestIn(answer.text)
  const { stage } = dialogue
  if (stage === 'silent' || stage === 'closed') return { dialogue }
  if (stage === 'confirmingStop') return stopDecided(dialogue, answer, script)
  if (request === 'stop')
    return sayHere(dialogue, lines.confirmStop(script), {
      stage: 'confirmingStop',
      stoppedIn: stage,
      isFresh: false,
      prompts: 0,
    })
  if (stage === 'greeting') {
    const waits = request === 'moment' || (answer.text !== undefined && decisionIn(answer.text) === 'no')
    if (request === 'repeat' || request === 'rephrase') return say(dialogue, script.greeting)
    return waits ? say(dialogue, lines.notReady, { askedForTime: true, prompts: 0 }) : begin(dialogue, script)
  }
  return stage === 'adding' ? lastWord(dialogue, answer, script) : onQuestion(dialogue, answer, script)
}

function onQuestion(dialogue: Dialogue, answer: Answer, script: Script): Step {
  const { text } = answer
  const question = questionAt(script, dialogue.place)
  const isAnew = { isFresh: true, prompts: 0, unanswered: 0 }
  const request = text === undefined ? undefined : (requestIn(text) ?? reply(dialogue, text))
  if (request === 'repeat') return sayHere(dialogue, lines.repeat(question), isAnew)
  if (request === 'rephrase') return sayHere(dialogue, lines.rephrase(question), isAnew)
  if (request === 'moment')
    return sayHere(dialogue, lines.moment, { ...isAnew, isFresh: false, askedForTime: true })
  const went = { ...dialogue, unanswered: 0 }
  if (request === 'skip') return goOn(went, script, lines.skip)
  if (text !== undefined && isQuestion(text))
    return countWords(text) <= questionWords
      ? sayHere(dialogue, `${lines.forTheTeam(script)} ${lines.backTo(question)}`, isAnew)
      : goOn(went, script, lines.forTheTeam(script))
  if (isShort(answer) && !dialogue.hasFollowedUp) {
    const line = lines.followUp(dialogue.said, script, conductAt(script, dialogue.place).mentionsSkills)
    return sayHere(dialogue, line, { hasFollowedUp: true, isFresh: false, askedForTime: false, ...noPrompts })
  }
  return goOn(went, script, lines.acknowledgement(dialogue.said))
}

const noPrompts = { prompts: 0, unanswered: 0 }

/** The answer to "Shall I repeat the question?" */
function reply({ prompts }: Dialogue, text: string): 'repeat' | 'moment' | undefined {
  const longest = 3
  if (prompts !== 1 || countWords(text) > longest) return undefined
  const decision = decisionIn(text)
  if (decision === undefined) return undefined
  return decision === 'yes' ? 'repeat' : 'moment'
}

function stopDecided(dialogue: Dialogue, { text }: Answer, script: Script): Step {
  const decision = text === undefined ? undefined : decisionIn(text)
  if (decision === 'yes' || (text !== undefined && requestIn(text) === 'stop'))
    return close(dialogue, lines.stopped(script))
  if (decision === undefined) return say(dialogue, lines.unclearStop)
  return stayed(dialogue, script)
}

/** Goes back to where the candidate asked to stop. */
export function stayed(dialogue: Dialogue, script: Script): Step {
  const back = { ...dialogue, stage: dialogue.stoppedIn, isFresh: true, prompts: 0 }
  if (back.stage === 'greeting') return begin(back, script)
  if (back.stage === 'adding') return say(back, lines.anythingToAdd)
  return sayHere(back, lines.goOn(questionAt(script, back.place)))
}

function lastWord(dialogue: Dialogue, { text }: Answer, script: Script): Step {
  const request = text === undefined ? undefined : requestIn(text)
  if (request === 'repeat' || request === 'rephrase') return say(dialogue, lines.anythingToAdd)
  if (request === 'moment') return say(dialogue, lines.moment, { askedForTime: true, prompts: 0 })
  const before = text !== undefined && isQuestion(text) ? `${lines.forTheTeam(script)} ` : ''
  return close(dialogue, before + lines.conclusion(script))
}
