import type { InterviewSession } from '#shared/application/session/interview.ts'
import { minuteMilliseconds } from '#shared/platform/durations.ts'
import { timeOf } from '../dates.ts'

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** Such as "Done. 8 questions, 17 minutes.", without what is not known or is none. */
export function doneText(
  { started_at, finished_at }: Pick<InterviewSession, 'started_at' | 'finished_at'>,
  questions = 0,
): string {
  const isTimed = started_at !== null && finished_at !== null
  const minutes = isTimed ? Math.round((timeOf(finished_at) - timeOf(started_at)) / minuteMilliseconds) : 0
  const facts = [
    ...(questions > 0 ? [plural(questions, 'question')] : []),
    ...(minutes > 0 ? [plural(minutes, 'minute')] : []),
  ]
  return facts.length === 0 ? 'Done.' : `Done. ${facts.join(', ')}.`
}
