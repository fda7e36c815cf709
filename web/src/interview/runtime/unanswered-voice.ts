import type { CallEvent } from '../ports/call-transport.ts'

/** A voice that lasts this long without a word is more likely a television than an answer. */
const wordlessMilliseconds = 45_000

/** Since when the voice lasts without a break, a word or a line of the interviewer; undefined while there is none. */
export type VoiceSince = number | undefined

export function voiceSinceAfter(since: VoiceSince, event: CallEvent, at: number): VoiceSince {
  if (event.type === 'userSpeech') return event.isSpeaking ? (since ?? at) : undefined
  const beginsAgain = event.type === 'userText' || event.type === 'aiSpeech'
  return beginsAgain && since !== undefined ? at : since
}

/** The candidate may not know that the turn is still open. */
export const isVoiceUnanswered = (
  { voiceSince, aiIsSpeaking }: Readonly<{ voiceSince: VoiceSince; aiIsSpeaking: boolean }>,
  now: number,
): boolean => voiceSince !== undefined && !aiIsSpeaking && now - voiceSince >= wordlessMilliseconds
