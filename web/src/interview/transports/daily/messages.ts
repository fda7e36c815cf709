/** What app-messages of the interviewer's side mean, independently of their names in the protocols. */
export type BotMessage =
  | { type: 'lineStarted' }
  | { type: 'words'; text: string }
  | { type: 'lineEnded' }
  | { type: 'userSpeech'; isSpeaking: boolean }
  /** `heardAt` is the sender's time, where it has one. */
  | { type: 'userText'; text: string; final: boolean; heardAt: string | undefined }
  /** The interviewer of a test interview has joined. */
  | { type: 'testStarted' }

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The message in an app-message's data; undefined for one of another conversation, and for what the room does not use. */
export function botMessageIn(data: unknown, conversationId: string): BotMessage | undefined {
  const fields = fieldsOf(data)
  const id = textOf(fields['conversation_id'])
  if (id !== undefined && id !== conversationId) return undefined
  const content = fieldsOf(fields['data'])
  switch (textOf(fields['type']) ?? textOf(fields['event_type']) ?? '') {
    case 'bot-tts-started':
      return { type: 'lineStarted' }
    case 'bot-tts-text':
      return wordsIn(content)
    case 'bot-stopped-speaking':
    case 'bot-interrupted':
      return { type: 'lineEnded' }
    case 'user-started-speaking':
      return { type: 'userSpeech', isSpeaking: true }
    case 'user-stopped-speaking':
      return { type: 'userSpeech', isSpeaking: false }
    case 'user-transcript':
    case 'user-transcription':
      return userTextIn(content)
    case 'conversation.test_interview_start':
      return { type: 'testStarted' }
    default:
      return undefined
  }
}

function wordsIn(content: Fields): BotMessage | undefined {
  const text = textOf(content['text'])?.trim() ?? ''
  return text === '' ? undefined : { type: 'words', text }
}

function userTextIn(content: Fields): BotMessage | undefined {
  const text = textOf(content['text'])?.trim() ?? ''
  if (text === '') return undefined
  // Only the transcription says whether it is final; a transcript always is.
  const final = content['final'] !== false
  return { type: 'userText', text, final, heardAt: textOf(content['timestamp']) }
}

/** Daily accepts app-messages of so many characters of JSON. */
export const messageCharacters = 4096

export const fits = (message: object): boolean => JSON.stringify(message).length <= messageCharacters

type Event = 'conversation.echo' | 'conversation.end' | 'conversation.overwrite_llm_context'

/** The version of the protocol RTVI that the page speaks. */
const protocolVersion = '1.0.0'

const label = 'rtvi-ai'

/** Agents commonly begin to talk when they receive this. */
export const clientReady = (newId: () => string) => ({
  label,
  type: 'client-ready',
  id: newId(),
  data: { version: protocolVersion, about: { library: 'interview-room' } },
})

/** Ends an agent that supports only RTVI. */
export const disconnectBot = (newId: () => string) => ({ label, type: 'disconnect-bot', id: newId() })

type ConversationMessage = ReturnType<typeof conversationMessage>

/**
 * The same in the protocol's envelope: an agent of Pipecat drops every message without its label, and passes this one to its
 * handler of client messages.
 */
export const asClientMessage = ({ event_type, properties }: ConversationMessage, newId: () => string) => ({
  label,
  type: 'client-message',
  id: newId(),
  data: { t: event_type, ...(properties === undefined ? {} : { d: properties }) },
})

const conversationMessage = (event: Event, conversationId: string, properties?: object) => ({
  message_type: 'conversation',
  event_type: event,
  conversation_id: conversationId,
  ...(properties === undefined ? {} : { properties }),
})

/** The interviewer says this text. */
export const echo = (conversationId: string, text: string) =>
  conversationMessage('conversation.echo', conversationId, { modality: 'text', text })

export const endConversation = (conversationId: string) =>
  conversationMessage('conversation.end', conversationId)

export const overwriteContext = (conversationId: string, context: string) =>
  conversationMessage('conversation.overwrite_llm_context', conversationId, { context })

/** Short enough that a piece fits, even where JSON writes each second character as two. */
const pieces = /.{1,1800}(?=\s|$)|.{1,1800}/gsu

/** A typed answer in as many messages as it needs; the interviewer replies after the last. */
export function typedAnswer(text: string, newId: () => string): object[] {
  const parts = text.match(pieces) ?? []
  return parts.map((content, index) => ({
    label,
    type: 'send-text',
    id: newId(),
    data: {
      content: content.trim(),
      options: { run_immediately: index === parts.length - 1, audio_response: true },
    },
  }))
}

/** The candidate has pressed "Done answering". An agent without a handler for it ends the answer after a pause. */
export const answerFinished = (newId: () => string) => ({
  label,
  type: 'client-message',
  id: newId(),
  data: { t: 'answer-finished' },
})
