import type { Clock } from '../../runtime/clock.ts'
import type { CallEvent } from '../../ports/call-transport.ts'
import { botMessageIn, type BotMessage } from './messages.ts'
import { heardSpeech, silentSpeech, type SpeechInput } from './speech.ts'

export type CallMessages = {
  /** The data of an app-message. */
  message: (data: unknown) => void
  typed: (text: string) => void
  /** Emits what the interviewer says from now on. True if it has spoken before: that line is emitted, too. */
  open: () => boolean
  stop: () => void
}

/** Words can arrive after the end of their line; it is complete when none has arrived for this long. */
const lateWordsMilliseconds = 1_000

type MessageParts = {
  clock: Clock
  conversationId: string
  emit: (event: CallEvent) => void
  /** The interviewer of a test interview has joined. */
  testStarted: () => void
  /** The interviewer says something. */
  spoke: () => void
  /** The candidate begins or ends to speak, or an answer is complete. */
  candidate: (what: 'speaks' | 'stops' | 'answered') => void
}

/**
 * Turns the messages of a call into its events. What an agent says before it is greeted is kept, because one
 * that greets when it joins then waits for an answer.
 */
export function createCallMessages(parts: MessageParts): CallMessages {
  const { clock, conversationId, emit, testStarted } = parts
  let early: string[] = []
  let speech = silentSpeech
  let isOpen = false
  let stopLate = () => {}

  const hear = (input: SpeechInput) => {
    const heard = heardSpeech(speech, input, clock.now())
    speech = heard.speech
    for (const event of heard.events) emit(event)
    stopLate()
    if (speech.isOpen && !speech.isSpeaking)
      stopLate = clock.after(lateWordsMilliseconds, () => {
        hear({ type: 'quiet' })
      })
  }

  return {
    message(data) {
      const message = botMessageIn(data, conversationId)
      if (message === undefined) return
      if (message.type === 'testStarted') testStarted()
      else if (isOpen) {
        informWatch(message, parts)
        hear(message)
      } else early = earlyWords(early, message)
    },
    typed(text) {
      parts.candidate('answered')
      emit({ type: 'userText', text, final: true, isTyped: true })
      hear({ type: 'typed' })
    },
    open() {
      isOpen = true
      if (early.length === 0) return false
      emit({ type: 'aiText', text: early.join(' ') })
      emit({ type: 'aiEnded' })
      return true
    },
    stop() {
      isOpen = false
      stopLate()
    },
  }
}

/** The words of the last line. */
function earlyWords(before: string[], message: BotMessage): string[] {
  if (message.type === 'lineStarted') return []
  return message.type === 'words' ? [...before, message.text] : before
}

/** Passes on what the watch for a silent interviewer needs. */
function informWatch(
  message: BotMessage,
  { spoke, candidate }: Pick<MessageParts, 'spoke' | 'candidate'>,
): void {
  if (message.type === 'lineStarted' || message.type === 'words') spoke()
  else if (message.type === 'userSpeech') candidate(message.isSpeaking ? 'speaks' : 'stops')
  else if (message.type === 'userText' && message.final) candidate('answered')
}
