import type { CallEvent } from '../../ports/call-transport.ts'
import type { Place } from '../../machine/transcript.ts'
import type { Sound, Voice } from './voice.ts'

type SpeechParts = {
  voice: Voice
  emit: (event: CallEvent) => void
  /** The line was said to its end, or interrupted. */
  lineEnded: () => void
  /** The line was said to its end; called after `lineEnded`. */
  lineSaid: () => void
}

/** A line that arrives sentence by sentence. */
export type GrowingLine = {
  add: (text: string, sound: Sound | undefined) => void
  /** No sentence follows. */
  close: () => void
}

/** `last` is the last sentence that was said, `said` how many were. */
type Ended = (how: { last: string; said: number; wasInterrupted: boolean }) => void

export type Speech = {
  say: (text: string, place: Place | undefined) => void
  /** Begins a line whose sentences come later; `ended` is called in place of `lineEnded` and `lineSaid`. */
  grow: (place: Place | undefined, ended: Ended) => GrowingLine
  /** Ends the present line. The transcript keeps what is known of it where the candidate has read it, otherwise what was begun. */
  interrupt: (how: { wasRead: boolean }) => void
  /** Stops the voice without an event. */
  stop: () => void
}

/** Says the interviewer's lines, one at a time. */
export function createSpeech({ voice, emit, lineEnded, lineSaid }: SpeechParts): Speech {
  let stopVoice: (() => void) | undefined
  let endLine = (_how: { wasRead: boolean }): void => {}

  const stop = () => {
    stopVoice?.()
    stopVoice = undefined
  }
  const begin = () => {
    stop()
    emit({ type: 'aiSpeech', isSpeaking: true })
  }
  const end = () => {
    emit({ type: 'aiEnded' })
    emit({ type: 'aiSpeech', isSpeaking: false })
  }

  return {
    stop,
    say(text, place) {
      begin()
      endLine = () => {
        end()
        lineEnded()
      }
      emit({ type: 'aiText', text, place })
      stopVoice = voice.speak(text, () => {
        stopVoice = undefined
        endLine({ wasRead: true })
        lineSaid()
      })
    },
    grow(place, ended) {
      begin()
      const line = createGrowingLine({
        write: (text) => emit({ type: 'aiText', text, place }),
        speak(text, onSpoken, sound) {
          stopVoice = voice.speak(text, onSpoken, sound)
        },
        ended(how) {
          stopVoice = undefined
          end()
          ended(how)
        },
      })
      endLine = line.interrupt
      return line
    },
    interrupt(how) {
      stop()
      endLine(how)
    },
  }
}

type LineParts = {
  write: (text: string) => void
  speak: (text: string, onSpoken: () => void, sound: Sound | undefined) => void
  ended: Ended
}

/** Says each sentence when the one before it was said; its caption comes with it. */
function createGrowingLine({ write, speak, ended }: LineParts): GrowingLine & Pick<Speech, 'interrupt'> {
  const waiting: { text: string; sound: Sound | undefined }[] = []
  let last = ''
  let count = 0
  let [isSaying, isClosed, isOver] = [false, false, false]
  const finish = (wasInterrupted: boolean): void => {
    if (isOver) return
    isOver = true
    ended({ last, said: count, wasInterrupted })
  }
  const sayNext = (): void => {
    if (isOver) return
    const next = waiting.shift()
    isSaying = next !== undefined
    if (next === undefined) {
      if (isClosed) finish(false)
      return
    }
    last = next.text
    count += 1
    write(next.text)
    speak(next.text, sayNext, next.sound)
  }
  return {
    add(text, sound) {
      if (isOver) return
      waiting.push({ text, sound })
      if (!isSaying) sayNext()
    },
    close() {
      isClosed = true
      if (!isSaying) sayNext()
    },
    interrupt({ wasRead }) {
      const rest = waiting.splice(0)
      for (const { text } of wasRead ? rest : []) {
        last = text
        count += 1
        write(text)
      }
      finish(true)
    },
  }
}
