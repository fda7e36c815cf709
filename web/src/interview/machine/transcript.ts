import type { TranscriptEntry } from '#shared/interview/transcript.ts'
import { transcriptLimits } from '#shared/interview/transcript-limits.ts'

/** The section, and the question of it, that a message asks or answers. Both count from 0. */
export type Place = Readonly<{ section: number; question: number }>

/** When the candidate's voice rose and was last heard, in milliseconds since 1970, and how long it was up in between. */
export type Heard = Readonly<{
  since?: number | undefined
  until: number
  spokenMilliseconds?: number | undefined
}>

/** A message of the transcript. `isComplete` turns true when its speaker has finished it. */
export type Message = Readonly<{
  id: string
  type: 'ai' | 'user'
  content: string
  /** When it began, in milliseconds since 1970. */
  timestamp: number
  endedAt: number
  isComplete: boolean
  isTyped: boolean
  /** The content is a placeholder for speech that was not recognised. */
  isUnrecognised: boolean
  /** Measured with the microphone; undefined where it was not. */
  spokenMilliseconds: number | undefined
  place: Place | undefined
}>

export type Transcript = readonly Message[]

export type TranscriptEvent =
  /** The next words of the interviewer's message. */
  | { type: 'aiText'; text: string; at: number; place?: Place | undefined }
  | { type: 'aiEnded'; at: number }
  /** What the candidate has said so far; `final` once it will not change any more. */
  | {
      type: 'userText'
      text: string
      final: boolean
      isTyped?: boolean
      isUnrecognised?: boolean
      heard?: Heard | undefined
      at: number
      place?: Place | undefined
    }

const joined = (before: string, text: string): string =>
  before === '' || /^[\s,.;:!?]/.test(text) || /\s$/.test(before) ? before + text : `${before} ${text}`

/** Speech that was not recognised is known when it has ended, behind messages that began after it. */
function inserted(transcript: Transcript, message: Message): Transcript {
  const index = transcript.findLastIndex(({ timestamp }) => timestamp <= message.timestamp) + 1
  return transcript.toSpliced(message.isUnrecognised ? index : transcript.length, 0, message)
}

/** The transcript's machine. Messages stay in the order in which they began. */
export function nextTranscript(transcript: Transcript, event: TranscriptEvent): Transcript {
  const type = event.type === 'userText' ? 'user' : 'ai'
  const index = transcript.findLastIndex((message) => message.type === type && !message.isComplete)
  const isWhole = event.type === 'userText' && event.isUnrecognised === true
  const begun = isWhole ? undefined : transcript[index]
  if (event.type === 'aiEnded')
    return begun === undefined
      ? transcript
      : transcript.with(index, { ...begun, isComplete: true, endedAt: event.at })
  const text = event.text.trim()
  if (text === '') return transcript
  const heard = event.type === 'userText' ? event.heard : undefined
  const message: Message = {
    id: begun?.id ?? `m${transcript.length + 1}`,
    type,
    content: event.type === 'aiText' ? joined(begun?.content ?? '', text) : text,
    timestamp: heard?.since ?? begun?.timestamp ?? event.at,
    endedAt: heard?.until ?? event.at,
    isComplete: event.type === 'userText' && event.final,
    isTyped: event.type === 'userText' && event.isTyped === true,
    isUnrecognised: isWhole,
    spokenMilliseconds: heard?.spokenMilliseconds,
    // A message of an agent comes word by word, and its question only at the end.
    place: event.place ?? begun?.place,
  }
  return begun === undefined ? inserted(transcript, message) : transcript.with(index, message)
}

/** The entries that another page stored, as messages of this one. */
export const messagesOf = (entries: readonly TranscriptEntry[], startedAt: number): Transcript =>
  entries.map(
    (
      { role, content, startMilliseconds = 0, endMilliseconds = startMilliseconds, ...more },
      index,
    ): Message => ({
      id: `m${index + 1}`,
      type: role === 'assistant' ? 'ai' : 'user',
      content,
      timestamp: startedAt + startMilliseconds,
      endedAt: startedAt + endMilliseconds,
      isComplete: true,
      isTyped: more.isTyped === true,
      isUnrecognised: more.isUnrecognised === true,
      spokenMilliseconds: more.spokenMilliseconds,
      place:
        more.section === undefined || more.question === undefined
          ? undefined
          : { section: more.section, question: more.question },
    }),
  )

const { entryCharacters } = transcriptLimits

/** A message longer than an entry may be is sent as several. */
const piecesOf = (content: string): string[] =>
  Array.from({ length: Math.ceil(content.length / entryCharacters) }, (_, index) =>
    content.slice(index * entryCharacters, (index + 1) * entryCharacters),
  )

/** The complete messages, as the checkpoints and the finish call send them. */
export function entriesOf(transcript: Transcript, startedAt: number): TranscriptEntry[] {
  return transcript
    .filter(({ isComplete }) => isComplete)
    .flatMap(({ type, content, timestamp, endedAt, isTyped, isUnrecognised, spokenMilliseconds, place }) =>
      piecesOf(content).map((piece, index): TranscriptEntry => ({
        role: type === 'ai' ? 'assistant' : 'user',
        content: piece,
        startMilliseconds: Math.max(0, Math.round(timestamp - startedAt)),
        endMilliseconds: Math.max(0, Math.round(endedAt - startedAt)),
        ...place,
        ...(isTyped ? { isTyped } : {}),
        ...(isUnrecognised ? { isUnrecognised } : {}),
        ...(spokenMilliseconds === undefined || index > 0
          ? {}
          : { spokenMilliseconds: Math.round(spokenMilliseconds) }),
      })),
    )
}
