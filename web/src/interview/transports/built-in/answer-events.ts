import type { Heard } from '../../machine/transcript.ts'
import type { CallEvent } from '../../ports/call-transport.ts'
import type { Dialogue } from './dialogue-state.ts'
import type { Script } from './script.ts'
import type { Said } from './spoken-record.ts'
import { isReply } from './understanding/is-reply.ts'

/** What the transcript says of speech that was heard but not recognised. */
function spokenText({ heard: { spokenMilliseconds = 0 }, isDuringLine }: Said): string {
  const seconds = Math.max(1, Math.round(spokenMilliseconds / 1000))
  const what = isDuringLine ? "Spoken during the interviewer's line" : 'Spoken answer'
  return `(${what}, ${seconds} ${seconds === 1 ? 'second' : 'seconds'})`
}

/** Speech of this length during a line can answer it; less is "yes" or "mm-hm". */
const replyMilliseconds = 1_500

type How = Pick<Extract<CallEvent, { type: 'userText' }>, 'final' | 'isTyped' | 'isUnrecognised' | 'heard'>

/** What the candidate said or wrote, with the question it answers. Only the whole text shows whether it answers one. */
export function answerIn(_: Script, { stage, place, words }: Dialogue, text: string, how: How): CallEvent {
  // "(Spoken answer, 6 seconds)" stands for words that nobody can read.
  const recognised = how.isUnrecognised === true ? [] : [text]
  const whole = (how.isTyped ? recognised : [...words, ...recognised]).join(' ')
  const isAnswer = stage === 'asking' && how.final && (whole === '' || isReply(whole))
  return { type: 'userText', text, ...how, place: isAnswer ? place : undefined }
}

/** Recognised words: the first of an answer began when the voice rose. */
const heardWords = ({ words, answerSince, voiceSince, heardUntil }: Dialogue, now: number): Heard => ({
  since: words.length === 0 ? answerSince : undefined,
  until: voiceSince === undefined ? heardUntil : now,
})

export const recognisedIn = (
  script: Script,
  dialogue: Dialogue,
  { text, final, now }: { text: string; final: boolean; now: number },
): CallEvent => {
  const heard = final ? heardWords(dialogue, now) : undefined
  return answerIn(script, dialogue, text, { final, isTyped: false, heard })
}

export function unrecognisedIn(script: Script, utterance: Said): CallEvent {
  const { heard, isDuringLine, dialogue } = utterance
  const how = { final: true, isTyped: false, isUnrecognised: true, heard } as const
  const isAside = isDuringLine && (heard.spokenMilliseconds ?? 0) < replyMilliseconds
  const text = spokenText(utterance)
  return isAside ? { type: 'userText', text, ...how } : answerIn(script, dialogue, text, how)
}
