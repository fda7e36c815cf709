import { lines } from '#shared/domain/interviewer/built-in/lines.ts'
import { questionAt, say, sayHere, type Dialogue, type Step } from './dialogue-state.ts'
import { begin, close, goOn } from './questions.ts'
import type { Script } from './script.ts'
import type { Courtesy } from '#shared/domain/interviewer/built-in/courtesy.ts'

/** Kinds that may be repeated without ending the question. */
const isPatient: ReadonlySet<Courtesy> = new Set(['need', 'presence', 'identity', 'length'])

/** What the interviewer does about something that is neither an answer nor a request. */
export function onCourtesy(dialogue: Dialogue, courtesy: Courtesy, script: Script): Step {
  const { stage, digressions } = dialogue
  const line =
    courtesy === 'need' && dialogue.hasToldNeeds ? lines.needAgain : lines.courtesy(courtesy, script)
  const calm = { prompts: 0, unanswered: 0, isFresh: true }
  // The interviewer waits and asks nothing, each time.
  if (courtesy === 'distress')
    return sayHere(dialogue, line, { ...calm, isFresh: false, askedFor: 'break', isTroubled: true })
  const change = {
    ...calm,
    digressions: isPatient.has(courtesy) ? digressions : digressions + 1,
    hasToldNeeds: dialogue.hasToldNeeds || courtesy === 'need',
  }
  const isOver = digressions > 0 && !isPatient.has(courtesy)
  if (stage === 'greeting')
    return isOver ? begin(dialogue, script, line) : say(dialogue, `${line} ${lines.areYouReady}`, change)
  if (stage === 'adding')
    return isOver
      ? close(dialogue, lines.conclusion(script))
      : say(dialogue, `${line} ${lines.anythingElse}`, change)
  if (isOver) return goOn({ ...dialogue, unanswered: 0 }, script, lines.after(courtesy, script))
  return sayHere(dialogue, `${line} ${lines.backTo(questionAt(script, dialogue.place))}`, change)
}
