/**
 * Some browsers, those of iPhones above all, let a page speak only after something was said within a tap. The interviewer
 * speaks later, from a timer, so the tap that starts the interview says nothing aloud.
 */
export function unlockVoice(): void {
  if (!('speechSynthesis' in globalThis)) return
  const silence = new SpeechSynthesisUtterance('')
  silence.volume = 0
  speechSynthesis.speak(silence)
}
