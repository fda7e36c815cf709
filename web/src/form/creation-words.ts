import type { interviews } from '#shared/interview/contract/interviews.ts'
import { messagesOr, saidToWait, type WordsFor } from './words.ts'

type Words = WordsFor<typeof interviews.create>

const reasons = [
  'job_not_found',
  'job_closed',
  'job_expired',
  'application_decided',
  'interview_not_needed',
  'no_interviews_left',
] as const

/** Messages that give the reason why no application or interview was made. */
export const notCreated = (
  fallback: string,
): Pick<Words, (typeof reasons)[number] | 'too_many_attempts'> => ({
  ...messagesOr(fallback, ...reasons),
  too_many_attempts: saidToWait(fallback),
})
