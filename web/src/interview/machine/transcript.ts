/** A message of the transcript. `isComplete` turns true when its speaker has finished it. */
export type Message = Readonly<{
  id: string
  type: 'ai' | 'user'
  content: string
  /** Milliseconds since 1970. */
  timestamp: number
  isComplete: boolean
}>

export type Transcript = readonly Message[]

export type TranscriptEvent =
  /** The next words of the interviewer's message. */
  | { type: 'aiText'; text: string; at: number }
  | { type: 'aiEnded' }
  /** What the candidate has said so far; `final` once it will not change any more. */
  | { type: 'userText'; text: string; final: boolean; at: number }

const openOf = (transcript: Transcript, type: Message['type']): number =>
  transcript.findLastIndex((message) => message.type === type && !message.isComplete)

function write(transcript: Transcript, index: number, message: Omit<Message, 'id'>): Transcript {
  return index === -1
    ? [...transcript, { ...message, id: `m${transcript.length + 1}` }]
    : transcript.with(index, { ...message, id: transcript[index]?.id ?? '' })
}

const joined = (before: string, text: string): string =>
  before === '' || /^[\s,.;:!?]/.test(text) || /\s$/.test(before) ? before + text : `${before} ${text}`

/** The transcript's machine. Messages stay in the order in which they began. */
export function nextTranscript(transcript: Transcript, event: TranscriptEvent): Transcript {
  if (event.type === 'aiEnded') {
    const index = openOf(transcript, 'ai')
    const message = transcript[index]
    return message === undefined ? transcript : transcript.with(index, { ...message, isComplete: true })
  }
  if (event.text.trim() === '') return transcript
  const type = event.type === 'aiText' ? 'ai' : 'user'
  const index = openOf(transcript, type)
  const begun = transcript[index]
  return write(transcript, index, {
    type,
    content: event.type === 'aiText' ? joined(begun?.content ?? '', event.text.trim()) : event.text.trim(),
    timestamp: begun?.timestamp ?? event.at,
    isComplete: event.type === 'userText' && event.final,
  })
}

/** Interviewers confirm with a bare "yes" or "no", which is no message. */
const isBare = (text: string): boolean => /^(?:yes|no)$/i.test(text.replaceAll(/[^\p{L}\p{N}]+/gu, ''))

export const shownMessages = (transcript: Transcript): Transcript =>
  transcript.filter(({ type, content }) => type === 'user' || !isBare(content))

/** Consecutive messages of one speaker. */
export function groupsOf(transcript: Transcript): Message[][] {
  const groups: Message[][] = []
  for (const message of transcript) {
    const last = groups.at(-1)
    if (last?.[0]?.type === message.type) last.push(message)
    else groups.push([message])
  }
  return groups
}

export const countText = (count: number): string => `${count} ${count === 1 ? 'message' : 'messages'}`

const millisecondsPerLetter = 15

/** What is typed out of the interviewer's message by now; the candidate's stands there at once. */
export const typedContent = ({ type, content, timestamp }: Message, now: number): string =>
  type === 'user'
    ? content
    : content.slice(0, Math.max(0, Math.floor((now - timestamp) / millisecondsPerLetter)))

/** A complete message as the finish call and the checkpoints send it. */
export type Turn = Readonly<{ role: 'user' | 'assistant'; content: string }>

export const turnsOf = (transcript: Transcript): Turn[] =>
  transcript
    .filter(({ isComplete }) => isComplete)
    .map(({ type, content }) => ({ role: type === 'ai' ? 'assistant' : 'user', content }))

export const statusLine = (aiSpeaks: boolean, userSpeaks: boolean): string => {
  if (aiSpeaks) return 'AI Speaking'
  return userSpeaks ? "You're Speaking" : 'Ready to listen'
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** Hour, minute, AM or PM. */
export const timeText = ({ timestamp }: Message): string => clock.format(timestamp).replace('\u{202F}', ' ')
