import { lines } from '#shared/interview/interviewer/built-in/lines.ts'
import { timeFactors } from '#shared/application/session/interview-status.ts'
import { sayHere, type Dialogue, type Step } from './dialogue-state.ts'
import type { Script } from './script.ts'
import { courtesyIn } from './understanding/courtesy.ts'
import { wordsIn } from './understanding/plain.ts'
import { requestIn } from './understanding/requests.ts'

const extra = /\b(?:extra|additional) (?:time|minutes)\b|\blonger interview\b/i
const more = /\bmore\b.*\b(?:time|minutes)\b/i
const isNeed = /\b(?:stammer|stutter|hearing|deaf|blind|dyslexi\w*|disab\w*|adhd|autis\w*)\b/i

/** "extra time, please" */
const maxBareWords = 4

/** "We needed extra time for the migration" is an answer: the text has to be a request or name a need. "More time" alone asks for a moment. */
export function asksForTime(text: string): boolean {
  if (extra.test(text))
    return wordsIn(text).length <= maxBareWords || requestIn(text) === 'moment' || courtesyIn(text) === 'need'
  return more.test(text) && isNeed.test(text) && courtesyIn(text) === 'need'
}

/** Gives the next length of an interview, up to the longest. */
export function giveTime(dialogue: Dialogue, script: Script): Step {
  const calm = { prompts: 0, unanswered: 0, isFresh: true }
  if (script.isPractice) return sayHere(dialogue, lines.timeInPractice, calm)
  const longest = timeFactors.at(-1) ?? 1
  if (script.timeFactor >= longest) return sayHere(dialogue, lines.noMoreTime, calm)
  return { ...sayHere(dialogue, lines.moreTime, calm), extends: true }
}
