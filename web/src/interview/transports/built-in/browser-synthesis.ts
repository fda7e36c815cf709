import type { Synthesis } from './voice.ts'

/** `speechSynthesis` as the interviewer's voice; undefined where the browser has none. */
export function browserSynthesis(): Synthesis | undefined {
  if (!('speechSynthesis' in globalThis)) return undefined
  const { speechSynthesis } = globalThis
  /** Chrome drops an utterance that nothing refers to, and with it the event at its end. */
  let current: SpeechSynthesisUtterance | undefined
  return {
    voices: () => speechSynthesis.getVoices(),
    speak(text, index, { ended, failed }) {
      const utterance = new SpeechSynthesisUtterance(text)
      const voice = speechSynthesis.getVoices()[index]
      utterance.voice = voice ?? null
      // Android speaks in the page's language where the utterance names none.
      if (voice !== undefined) utterance.lang = voice.lang
      utterance.addEventListener('end', ended)
      utterance.addEventListener('error', ({ error }) => failed(error))
      current = utterance
      speechSynthesis.speak(current)
    },
    cancel: () => {
      current = undefined
      speechSynthesis.cancel()
    },
  }
}
