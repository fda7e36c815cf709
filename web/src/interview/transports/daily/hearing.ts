import type { Clock } from '../../runtime/clock.ts'
import type { CallEvent } from '../../ports/call-transport.ts'
import { botMessageIn } from './messages.ts'
import { heardSpeech, silentSpeech, type SpeechInput } from './speech.ts'

export type Hearing = {
  /** The data of an app-message. */
  message: (data: unknown) => void
  typed: (text: string) => void
  /** From now on, what the interviewer says counts. */
  open: () => void
  stop: () => void
}

/** Words can come after the end of their line; without more of them for so long it is complete. */
const lateWordsMilliseconds = 1_000

type HearingParts = {
  clock: Clock
  conversationId: string
  emit: (event: CallEvent) => void
  /** The interviewer of a test mode is there. */
  testStarted: () => void
}

/** Turns the messages of a call into its events. An agent that talks before it is greeted is not heard. */
export function createHearing({ clock, conversationId, emit, testStarted }: HearingParts): Hearing {
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
      else if (isOpen) hear(message)
    },
    typed(text) {
      emit({ type: 'userText', text, final: true, isTyped: true })
      hear({ type: 'typed' })
    },
    open() {
      isOpen = true
    },
    stop() {
      isOpen = false
      stopLate()
    },
  }
}
