import type { CallEvent } from '../../ports/call-transport.ts'
import type { Place } from '../../machine/transcript.ts'
import type { Voice } from './voice.ts'

type SpeechParts = {
  voice: Voice
  emit: (event: CallEvent) => void
  /** The line was said to its end, or interrupted. */
  lineEnded: () => void
  /** The line was said to its end; called after `lineEnded`. */
  lineSaid: () => void
}

export type Speech = {
  say: (text: string, place: Place | undefined) => void
  /** Ends the line that is being said. */
  interrupt: () => void
  /** Stops the voice without an event. */
  stop: () => void
}

/** Says the interviewer's lines, one at a time. */
export function createSpeech({ voice, emit, lineEnded, lineSaid }: SpeechParts): Speech {
  let stopVoice: (() => void) | undefined

  const stop = () => {
    stopVoice?.()
    stopVoice = undefined
  }
  const end = () => {
    emit({ type: 'aiEnded' })
    emit({ type: 'aiSpeech', isSpeaking: false })
    lineEnded()
  }

  return {
    stop,
    say(text, place) {
      stop()
      emit({ type: 'aiSpeech', isSpeaking: true })
      emit({ type: 'aiText', text, place })
      stopVoice = voice.speak(text, () => {
        stopVoice = undefined
        end()
        lineSaid()
      })
    },
    interrupt() {
      stop()
      end()
    },
  }
}
