import type { ApplicationWithLetter } from '../storage/applications/application-outbox.ts'
import type { CalendarMethod } from '../mail/calendar.ts'

type Row = Pick<ApplicationWithLetter, 'letter' | 'calendar' | 'interviewDate' | 'isInCalendar'>

/**
 * What a letter does to the candidate's calendar. An interview that was called off is cancelled by the next letter that is
 * sent, also where that one replaces the letter of the change; one that no letter named is not.
 */
export function calendarMethodOf({
  letter,
  calendar,
  interviewDate,
  isInCalendar,
}: Row): CalendarMethod | undefined {
  if (letter.kind !== 'status' || calendar === undefined) return undefined
  if (calendar.isCancelled) return isInCalendar === true ? 'CANCEL' : undefined
  return letter.status === 'interview_pending' && interviewDate !== null ? 'REQUEST' : undefined
}
