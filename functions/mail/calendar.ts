import { company } from '#shared/company.ts'
import { calendarText, escapeText, quoted } from './calendar-lines.ts'
import { nameIn } from './salutation.ts'

export type CalendarMethod = 'REQUEST' | 'CANCEL'

export type CalendarPart = { method: CalendarMethod; content: string }

export type CalendarFacts = {
  method: CalendarMethod
  /** Of the application, so that a change and a cancellation name the event that the candidate's calendar has. */
  applicationId: string
  sequence: number
  at: string
  place: string | null
  minutes: number | null
  jobTitle: string
  candidate: { name: string; email: string }
  /** Where the candidate finds the application. */
  url: string
}

/** A calendar needs an end; the letter names a length only where the recruiter did. */
export const usualInterviewMinutes = 60

const minuteMilliseconds = 60_000

const timeZone = 'Asia/Kuala_Lumpur'
const offsetMinutes = 8 * 60

/** Malaysia has kept this offset since then, without daylight saving time. */
const timeZoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${timeZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19811231T233000',
  'TZOFFSETFROM:+0730',
  'TZOFFSETTO:+0800',
  'TZNAME:+08',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** `20261130T020000` */
const dateTime = (moment: Date): string => moment.toISOString().slice(0, 19).replace(/[-:]/g, '')

const malaysian = (milliseconds: number): string =>
  `TZID=${timeZone}:${dateTime(new Date(milliseconds + offsetMinutes * minuteMilliseconds))}`

/** The interview with the team as an event for the candidate's calendar: RFC 5545, sent as RFC 5546 says. */
export function calendarPart(facts: CalendarFacts, now: Date): CalendarPart {
  const { method, applicationId, sequence, at, place, minutes, jobTitle, url } = facts
  const start = Date.parse(at)
  const end = start + (minutes ?? usualInterviewMinutes) * minuteMilliseconds
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(company.shortName)}//Careers//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...timeZoneLines,
    'BEGIN:VEVENT',
    `UID:interview-${applicationId}@${company.careersEmail.split('@')[1] ?? ''}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${dateTime(now)}Z`,
    `DTSTART;${malaysian(start)}`,
    `DTEND;${malaysian(end)}`,
    `SUMMARY:${escapeText(`Interview for ${jobTitle} – ${company.shortName}`)}`,
    ...(place === null ? [] : [`LOCATION:${escapeText(place)}`]),
    `DESCRIPTION:${escapeText(`Your interview with the hiring team of ${company.shortName}.\nQuestions: ${company.careersEmail}\n${url}`)}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    `ORGANIZER;CN=${quoted(company.shortName)}:mailto:${company.careersEmail}`,
    attendeeLine(facts.candidate),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return { method, content: calendarText(lines) }
}

/** A name is user input; one that may be no name is left out, as in the salutation. */
function attendeeLine({ name, email }: CalendarFacts['candidate']): string {
  const shown = nameIn(name)
  const common = shown === undefined ? '' : `;CN=${quoted(shown)}`
  return `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE${common}:mailto:${email}`
}
