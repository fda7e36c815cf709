import { calendarText, escapeText, quoted } from './calendar-lines.ts'
import { minuteMilliseconds } from './durations.ts'

/** `REQUEST` and `CANCEL` are e-mailed; `PUBLISH` is a file that its reader opens. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH'

export type CalendarFacts = {
  method: CalendarMethod
  /** Of the application, so that a change and a cancellation name the event that the candidate's calendar has. */
  applicationId: string
  sequence: number
  at: string
  place: string | null
  minutes: number | null
  jobTitle: string
  organizer: { name: string; email: string }
  /** Whom an e-mail invites; `name` is undefined for one that may be no name. */
  candidate: { name: string | undefined; email: string } | undefined
  /** In place of what the candidate's entry says. */
  description?: string | undefined
  /** Where the candidate finds the application. */
  url: string
}

/** A calendar needs an end; the letter names a length only where the recruiter did. */
export const usualInterviewMinutes = 60

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

/** The interview with the team as an event for the candidate's calendar: RFC 5545, e-mailed as RFC 5546 says. */
export function interviewCalendar(facts: CalendarFacts, now: Date): string {
  const { method, applicationId, sequence, at, place, minutes, jobTitle, organizer, candidate, url } = facts
  const { description = `Your interview with the hiring team of ${organizer.name}.` } = facts
  const start = Date.parse(at)
  const end = start + (minutes ?? usualInterviewMinutes) * minuteMilliseconds
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(organizer.name)}//Careers//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...timeZoneLines,
    'BEGIN:VEVENT',
    `UID:interview-${applicationId}@${organizer.email.split('@')[1] ?? ''}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${dateTime(now)}Z`,
    `DTSTART;${malaysian(start)}`,
    `DTEND;${malaysian(end)}`,
    `SUMMARY:${escapeText(`Interview for ${jobTitle} – ${organizer.name}`)}`,
    ...(place === null ? [] : [`LOCATION:${escapeText(place)}`]),
    `DESCRIPTION:${escapeText(`${description}\nQuestions: ${organizer.email}\n${url}`)}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
    ...(candidate === undefined ? [] : [attendeeLine(candidate)]),
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}

function attendeeLine({ name, email }: { name: string | undefined; email: string }): string {
  const common = name === undefined ? '' : `;CN=${quoted(name)}`
  return `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE${common}:mailto:${email}`
}
