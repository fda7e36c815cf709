import { malaysianZone } from '#shared/platform/malaysian-time.ts'
import type { Message, Transcript } from './transcript.ts'

/** A bare "yes" or "no" of the interviewer is a confirmation, which the transcript does not show. */
const isBare = (text: string): boolean => /^(?:yes|no)$/i.test(text.replaceAll(/[^\p{L}\p{N}]+/gu, ''))

export const shownMessages = (transcript: Transcript): Transcript =>
  transcript.filter(({ type, content }) => type === 'user' || !isBare(content))

export const countText = (count: number): string => `${count} ${count === 1 ? 'message' : 'messages'}`

const millisecondsPerLetter = 15

/** How many letters of a message are typed out by now; the candidate's are shown immediately. */
export const typedLength = ({ type, content, timestamp }: Message, now: number): number =>
  type === 'user'
    ? content.length
    : Math.min(content.length, Math.max(0, Math.floor((now - timestamp) / millisecondsPerLetter)))

export const statusLine = (aiSpeaks: boolean, userSpeaks: boolean): string => {
  if (aiSpeaks) return 'AI Speaking'
  return userSpeaks ? "You're Speaking" : 'Ready to listen'
}

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: malaysianZone,
  hour: 'numeric',
  minute: '2-digit',
})

/** Such as 3:07 PM, in Malaysian time. */
export const timeText = ({ timestamp }: Message): string => clock.format(timestamp).replace('\u{202F}', ' ')
