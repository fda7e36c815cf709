import type { Transcript } from './transcript.ts'

type Facts = Readonly<{
  transcript: Transcript
  aiIsSpeaking: boolean
  userIsSpeaking: boolean
  isTyping: boolean
}>

/** Whether the candidate is in the middle of an answer. While the interviewer speaks, a voice may be the loudspeaker's. */
export const isAnswering = ({ transcript, aiIsSpeaking, userIsSpeaking, isTyping }: Facts): boolean =>
  isTyping ||
  (userIsSpeaking && !aiIsSpeaking) ||
  transcript.some(({ type, isComplete }) => type === 'user' && !isComplete)
