import type { Synthesis } from './voice.ts'

/** `speechSynthesis` as the interviewer's voice; undefined where the browser has none. */
export function browserSynthesis(): Synthesis | undefined {
  if (!('speechSynthesis' in globalThis)) return undefined
  const { speechSynthesis } = globalThis
  return {
    voices: () => speechSynthesis.getVoices(),
    speak(text, index, { ended, failed }) {
      const utterance = new SpeechSynthesisUtterance(text)
      utterance.voice = speechSynthesis.getVoices()[index] ?? null
      utterance.addEventListener('end', ended)
      utterance.addEventListener('error', failed)
      speechSynthesis.speak(utterance)
    },
    cancel: () => {
      speechSynthesis.cancel()
    },
  }
}
