import { company } from '#shared/company.ts'
import { interviewCalendar, type CalendarFacts } from '#shared/platform/calendar.ts'
import { nameIn } from './salutation.ts'

export type CalendarMethod = 'REQUEST' | 'CANCEL'

export type CalendarPart = { method: CalendarMethod; content: string }

type PartFacts = Omit<CalendarFacts, 'method' | 'organizer' | 'candidate'> & {
  method: CalendarMethod
  candidate: { name: string; email: string }
}

/** The calendar part of a letter. A name is user input; one that may be no name is left out, as in the salutation. */
export function calendarPart({ candidate: { name, email }, ...facts }: PartFacts, now: Date): CalendarPart {
  const organizer = { name: company.shortName, email: company.careersEmail }
  const content = interviewCalendar({ ...facts, organizer, candidate: { name: nameIn(name), email } }, now)
  return { method: facts.method, content }
}
