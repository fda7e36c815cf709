import type { ApplicationWithLetter } from '../rows/application-outbox.ts'
import type { CalendarMethod } from '#functions/platform/mail/calendar.ts'

type Row = Pick<ApplicationWithLetter, 'letter' | 'calendar' | 'interviewDate' | 'isInCalendar'>

/**
 * What a letter does to the candidate's calendar. The next letter that is sent cancels an interview that was called off, also where
 * it replaces the letter of the change. An interview that no letter named is not in the calendar.
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
