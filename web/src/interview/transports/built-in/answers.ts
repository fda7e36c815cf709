import { dangerIn, isAboutConsent } from '#shared/interview/interviewer/kind-of.ts'
import type { Answer } from './answer.ts'
import { applicationChosen, chosen, deletionDecided, goBack, offerChoices } from './choices.ts'
import { onCourtesy } from './courtesies.ts'
import { conductAt, questionAt, say, sayHere, type Dialogue, type Step } from './dialogue-state.ts'
import { lines } from '#shared/interview/interviewer/built-in/lines.ts'
import { begin, close, goOn } from './questions.ts'
import { sentencesOf } from '#shared/interview/interviewer/sentences.ts'
import { askModel, withLateWords } from './ask-model.ts'
import { asksForTime, giveTime } from './extra-time.ts'
import type { Script } from './script.ts'
import { courtesyIn, isAddition, isDeclined, isPersonal, tellsSomething } from './understanding/courtesy.ts'
import { endDecision, offerDecision, readyDecision } from './understanding/decisions.ts'
import { countWords } from './understanding/plain.ts'
import { isQuestion, requestIn } from './understanding/requests.ts'
import type { Request } from '#shared/interview/interviewer/utterance-kinds.ts'

const shortWords = 8
const shortMilliseconds = 4_000
const briefWords = 12
/** A longer text that ends with a question is an answer first. */
const questionWords = 25
/** After this many repetitions the interviewer points at the question on the screen, and after one more it continues. */
const maxRepeats = 3

const isShort = ({ text, spokenMilliseconds }: Answer): boolean =>
  text === undefined ? spokenMilliseconds < shortMilliseconds : countWords(text) < shortWords

const isBrief = ({ text, spokenMilliseconds }: Answer): boolean =>
  text === undefined ? spokenMilliseconds < shortMilliseconds : countWords(text) <= briefWords

/** What the interviewer does once the candidate has finished. */
export function answered(dialogue: Dialogue, answer: Answer, script: Script): Step {
  const { stage } = dialogue
  if (stage === 'silent' || stage === 'closed') return { dialogue }
  const danger = answer.text === undefined ? undefined : dangerIn(answer.text)
  const request = answer.text === undefined ? undefined : requestIn(answer.text)
  // While the choices are open, "delete" and "stop" are one of them. "I want to quit" stops, and withdraws no consent.
  const isChoice =
    dialogue.isChoosing ||
    stage === 'choosingDeletion' ||
    stage === 'confirmingDeletion' ||
    (request !== undefined && !isAboutConsent(answer.text ?? ''))
  if (danger === 'danger' || (danger === 'consent' && !isChoice))
    return offerChoices(dialogue, danger, script)
  if (dialogue.pending !== undefined) return { dialogue: withLateWords(dialogue, answer.text) }
  if (stage === 'choosingDeletion') return applicationChosen(dialogue, answer, script)
  if (stage === 'confirmingDeletion') return deletionDecided(dialogue, answer, script)
  if (stage === 'confirmingStop') return stopDecided(dialogue, answer, script)
  if (dialogue.isChoosing) return chosen(dialogue, answer, script)
  const { text } = answer
  if (request === 'stop')
    return sayHere(dialogue, lines.confirmStop(script, dialogue.isTroubled), {
      stage: 'confirmingStop',
      stoppedIn: stage,
      isFresh: false,
      prompts: 0,
    })
  if (text !== undefined && asksForTime(text)) return giveTime(dialogue, script)
  const courtesy = text === undefined || isDecision(dialogue, text) ? undefined : courtesyIn(text)
  const isMore =
    courtesy === 'nervous' ||
    (request === 'moment' && courtesy === 'need' && isLastingNeed.test(text ?? '')) ||
    (request !== undefined && courtesy === 'correction' && isBack.test(text ?? ''))
  // The candidate's own question goes to the model, or to the hiring team.
  const isForTeam = courtesy === 'company' && stage === 'asking'
  if (text !== undefined && courtesy !== undefined && !isForTeam && (request === undefined || isMore))
    return onCourtesy(dialogue, courtesy, text, script)
  if (stage === 'greeting') return onGreeting(dialogue, text, script)
  return stage === 'adding'
    ? lastWord(dialogue, text, request, script)
    : onQuestion(dialogue, answer, request, script)
}

/** "I have a stammer, could I have more time?" asks for more than a moment. */
const isLastingNeed =
  /\b(?:extra|additional|more time|stammer|stutter|hearing|deaf|blind|dyslexi\w*|disab\w*|adhd|autis\w*)\b/i

/** "Can I go back to the previous question?" skips nothing. */
const isBack = /\b(?:previous|earlier|last (?:question|answer|one)|(?:question|one) before|go back)\b/i

/** The reply to a yes-or-no question of the interviewer. */
const isDecision = ({ stage, prompts }: Dialogue, text: string): boolean =>
  (stage === 'greeting' && readyDecision(text) !== 'unclear') ||
  (stage === 'asking' && prompts === 1 && offerDecision(text) !== 'unclear')

function onGreeting(dialogue: Dialogue, text: string | undefined, script: Script): Step {
  // A voice that was not recognised counts as readiness: a candidate who is not ready stays silent.
  if (text === undefined) return begin(dialogue, script)
  const request = requestIn(text)
  if (request === 'repeat' || request === 'rephrase') return say(dialogue, script.greeting)
  const decision = readyDecision(text)
  if (decision === 'no') return say(dialogue, lines.notReady, { askedFor: 'moment', prompts: 0 })
  // Asked once more, any reply but a no begins.
  if (decision === 'yes' || dialogue.digressions > 0) return begin(dialogue, script)
  const before = isQuestion(text) ? `${lines.forTheTeam(script)} ` : ''
  return say(dialogue, before + lines.areYouReady, { digressions: 1, prompts: 0 })
}

const isAnew = { isFresh: true, prompts: 0, unanswered: 0 }

function onQuestion(dialogue: Dialogue, answer: Answer, asked: Request | undefined, script: Script): Step {
  const { text } = answer
  const request = asked ?? reply(dialogue, text)
  const isOpen = dialogue.repeats < maxRepeats
  if (request === 'rephrase' && isOpen && script.hasModel)
    return askModel(dialogue, 'rephrase', answer, script)
  if (request === 'repeat' || request === 'rephrase') return repeated(dialogue, request, script)
  if (request === 'moment')
    return sayHere(dialogue, lines.moment, { ...isAnew, isFresh: false, askedFor: 'moment' })
  const went = { ...dialogue, unanswered: 0 }
  if (request === 'skip' || (text !== undefined && isDeclined(text))) return goOn(went, script, lines.skip)
  // After a break, a few words say that the candidate is back rather than answer the question.
  const hasReturned = dialogue.askedFor === 'break' && isBrief(answer)
  if (script.hasModel && text !== undefined && !hasReturned) return askModel(went, 'answer', answer, script)
  return withoutModel(went, answer, script)
}

/** What the built-in interviewer says about an answer, by itself or in place of a model that failed. */
export function withoutModel(dialogue: Dialogue, answer: Answer, script: Script): Step {
  const { text } = answer
  if (text !== undefined && (isQuestion(text) || courtesyIn(text) === 'company'))
    return ownQuestion(dialogue, text, script)
  if (dialogue.askedFor === 'break' && isBrief(answer))
    return sayHere(dialogue, `${lines.back} ${questionAt(script, dialogue.place)}`, {
      ...isAnew,
      askedFor: 'nothing',
    })
  if (text !== undefined && isAddition(text) && dialogue.followUps + dialogue.digressions === 0)
    return sayHere(dialogue, `${lines.noted(script)} ${lines.backTo(questionAt(script, dialogue.place))}`, {
      ...isAnew,
      digressions: 1,
    })
  if (text !== undefined && isPersonal(text)) return goOn(dialogue, script, lines.personal)
  const further =
    isShort(answer) && dialogue.followUps === 0 ? furtherQuestion(dialogue, text, script) : undefined
  const isMore = further === lines.more
  // Who stays brief is left to it.
  if (further !== undefined && !(isMore && dialogue.mores >= maxMores)) {
    return sayHere(dialogue, isMore && dialogue.mores > 0 ? lines.moreAgain : further, {
      followUps: 1,
      mores: dialogue.mores + (isMore ? 1 : 0),
      isFresh: false,
      askedFor: 'nothing',
      prompts: 0,
      unanswered: 0,
    })
  }
  return goOn(dialogue, script, lines.acknowledgement(dialogue.said))
}

const maxMores = 2

/** What the candidate did, of which there can be an example: "English and business, third year" tells none. */
const tellsAction = /\b(?:i|we|my|our)\b/i

/** Asks for an example only after three recognised words or more: fewer do not show whether there can be one. */
export function furtherQuestion(dialogue: Dialogue, text: string | undefined, script: Script): string {
  const { section, question } = dialogue.place
  // The first answer is the hardest to begin.
  if (text !== undefined && section + question === 0 && countWords(text) <= 2) return lines.helpToBegin
  if (text === undefined || countWords(text) <= 2 || !tellsAction.test(text)) return lines.more
  return lines.followUp(dialogue.said, script, conductAt(script, dialogue.place).mentionsSkills)
}

export function repeated(dialogue: Dialogue, request: 'repeat' | 'rephrase', script: Script): Step {
  const question = questionAt(script, dialogue.place)
  const repeats = dialogue.repeats + 1
  if (repeats > maxRepeats + 1) return goOn({ ...dialogue, unanswered: 0 }, script, lines.skip)
  if (repeats > maxRepeats) return sayHere(dialogue, lines.onTheScreen, { ...isAnew, repeats })
  return sayHere(dialogue, lines[request](question), { ...isAnew, repeats })
}

/** More of the candidate's own questions in one question of the interview end it. */
const maxOwnQuestions = 3

/** "I like that it is local. Why did the last person leave?" answers before it asks. */
const answersFirst = (text: string): boolean =>
  sentencesOf(text).some((sentence) => !isQuestion(sentence) && countWords(sentence) >= minAnswerWords)
const minAnswerWords = 5

/** The candidate's own question goes to the hiring team. */
function ownQuestion(dialogue: Dialogue, text: string, script: Script): Step {
  const isAside =
    countWords(text) <= questionWords && !answersFirst(text) && dialogue.digressions < maxOwnQuestions
  const told = dialogue.digressions === 0 ? lines.forTheTeam(script) : lines.alsoForTheTeam(script)
  if (!isAside) return goOn(dialogue, script, `${told} ${lines.letUsGoOn}`)
  return sayHere(dialogue, `${told} ${lines.backTo(questionAt(script, dialogue.place))}`, {
    ...isAnew,
    digressions: dialogue.digressions + 1,
  })
}

/** The answer to "Shall I repeat the question?" */
function reply({ prompts }: Dialogue, text: string | undefined): 'repeat' | 'moment' | undefined {
  if (prompts !== 1 || text === undefined) return undefined
  const decision = offerDecision(text)
  if (decision === 'unclear') return undefined
  return decision === 'yes' ? 'repeat' : 'moment'
}

/** Only an unmistakable yes ends the interview. A question ("Yes?") may not have heard what was asked. */
function stopDecided(dialogue: Dialogue, { text }: Answer, script: Script): Step {
  if (text !== undefined && isQuestion(text) && endDecision(text) === 'unclear')
    return sayHere(dialogue, lines.yesOrNo, { prompts: 0 })
  const decision = text === undefined ? 'unclear' : endDecision(text)
  if (decision === 'yes')
    return close(dialogue, dialogue.isTroubled ? lines.stoppedInTrouble(script) : lines.stopped(script))
  return goBack(dialogue, script, decision === 'no' ? lines.goOn : lines.notEnded(script))
}

function lastWord(
  dialogue: Dialogue,
  text: string | undefined,
  request: Request | undefined,
  script: Script,
): Step {
  if (request === 'repeat' || request === 'rephrase') return say(dialogue, lines.anythingToAdd)
  if (request === 'moment') return say(dialogue, lines.moment, { askedFor: 'moment', prompts: 0 })
  if (text !== undefined && isQuestion(text))
    return say(dialogue, `${lines.forTheTeam(script)} ${lines.anythingElse}`, { prompts: 0 })
  const isNoted = text !== undefined && tellsSomething(text)
  return close(dialogue, `${isNoted ? `${lines.noted(script)} ` : ''}${lines.conclusion(script)}`)
}
