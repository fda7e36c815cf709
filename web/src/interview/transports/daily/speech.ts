import type { CallEvent } from '../../ports/call-transport.ts'
import type { BotMessage } from './messages.ts'

/** Who speaks in a call, and which message of the interviewer is open. */
export type Speech = Readonly<{
  isSpeaking: boolean
  /** A message of the interviewer has words and is not complete. */
  isOpen: boolean
  /** The candidate has answered since the open message began. */
  isAnswered: boolean
  userIsSpeaking: boolean
  /** The candidate's last final text, because two types of message can contain it. */
  last: Readonly<{ text: string; heardAt: string | undefined; at: number }> | undefined
}>

export const silentSpeech: Speech = {
  isSpeaking: false,
  isOpen: false,
  isAnswered: false,
  userIsSpeaking: false,
  last: undefined,
}

/** The same words without a time of their own count as the same within this long. */
const repeatMilliseconds = 2_000

export type SpeechInput =
  | Exclude<BotMessage, { type: 'testStarted' }>
  /** The candidate sent an answer in writing. */
  | { type: 'typed' }
  /** No words have come for a while. */
  | { type: 'quiet' }

type Heard = { speech: Speech; events: CallEvent[] }

/** What follows from a message, in events of the call. A line of several sentences is one message of the transcript. */
export function heardSpeech(speech: Speech, input: SpeechInput, at: number): Heard {
  switch (input.type) {
    case 'lineStarted':
      return started(speech)
    case 'words':
      return { speech: { ...speech, isOpen: true }, events: [{ type: 'aiText', text: input.text }] }
    case 'lineEnded':
      return ended(speech)
    case 'quiet':
      return speech.isSpeaking ? { speech, events: [] } : ended(speech)
    case 'userSpeech': {
      const { isSpeaking } = input
      if (isSpeaking === speech.userIsSpeaking) return { speech, events: [] }
      return {
        speech: { ...speech, userIsSpeaking: isSpeaking },
        events: [{ type: 'userSpeech', isSpeaking }],
      }
    }
    case 'userText':
      return answered(speech, input, at)
    case 'typed':
      return { speech: { ...speech, isAnswered: speech.isOpen }, events: [] }
  }
}

/** Each sentence of a line can start anew. After an answer, or a line that has ended, it is another line. */
function started(speech: Speech): Heard {
  const isOther = speech.isOpen && (speech.isAnswered || !speech.isSpeaking)
  return {
    speech: { ...speech, isSpeaking: true, isOpen: speech.isOpen && !isOther, isAnswered: false },
    events: [
      ...(isOther ? ([{ type: 'aiEnded' }] as const) : []),
      ...(speech.isSpeaking ? [] : ([{ type: 'aiSpeech', isSpeaking: true }] as const)),
    ],
  }
}

const ended = (speech: Speech): Heard => ({
  speech: { ...speech, isSpeaking: false, isOpen: false, isAnswered: false },
  events: [
    ...(speech.isOpen ? ([{ type: 'aiEnded' }] as const) : []),
    ...(speech.isSpeaking ? ([{ type: 'aiSpeech', isSpeaking: false }] as const) : []),
  ],
})

function answered(speech: Speech, input: Extract<SpeechInput, { type: 'userText' }>, at: number): Heard {
  const { text, final, heardAt } = input
  const event: CallEvent = { type: 'userText', text, final, isTyped: false }
  if (!final) return { speech, events: [event] }
  const { last } = speech
  const isSameTime =
    heardAt === undefined || last?.heardAt === undefined
      ? at - (last?.at ?? 0) < repeatMilliseconds
      : heardAt === last.heardAt
  if (last?.text === text && isSameTime) return { speech, events: [] }
  return {
    speech: { ...speech, isAnswered: speech.isOpen, last: { text, heardAt, at } },
    events: [event],
  }
}
