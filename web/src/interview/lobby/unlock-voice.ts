/**
 * Some browsers, above all on iPhones, let a page speak from a timer only after it has spoken within a tap. The interviewer
 * speaks from a timer, so the tap that starts the interview speaks a silent utterance.
 */
export function unlockVoice(): void {
  if (!('speechSynthesis' in globalThis)) return
  const silence = new SpeechSynthesisUtterance('')
  silence.volume = 0
  speechSynthesis.speak(silence)
}
