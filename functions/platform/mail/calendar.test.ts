import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarText, escapeText, quoted } from '#shared/platform/calendar-lines.ts'
import { interviewCalendar, usualInterviewMinutes } from '#shared/platform/calendar.ts'
import { calendarPart } from './calendar.ts'

type CalendarFacts = Parameters<typeof calendarPart>[0]

const now = new Date('2026-11-23T01:02:03.456Z')
const facts: CalendarFacts = {
  method: 'REQUEST',
  applicationId: 'user-1--gpu-platform-engineer',
  sequence: 0,
  at: '2026-12-31T17:00:00.000Z',
  place: 'Level 30, South Wing',
  minutes: 45,
  jobTitle: 'GPU Platform Engineer',
  candidate: { name: 'Aisyah Rahman', email: 'aisyah@example.com' },
  url: 'https://www.example.com/dashboard',
}

const unfolded = (content: string): string[] => content.replaceAll('\r\n ', '').trimEnd().split('\r\n')
const linesOf = (change: Partial<CalendarFacts> = {}): string[] =>
  unfolded(calendarPart({ ...facts, ...change }, now).content)

describe('the calendar part of a letter', () => {
  test('is a request with the times of Malaysia, their zone, both mailboxes and the place', () => {
    expect(linesOf()).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Merbok AI Cloud//Careers//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:REQUEST',
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Kuala_Lumpur',
      'BEGIN:STANDARD',
      'DTSTART:19811231T233000',
      'TZOFFSETFROM:+0730',
      'TZOFFSETTO:+0800',
      'TZNAME:+08',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:interview-user-1--gpu-platform-engineer@example.com',
      'SEQUENCE:0',
      'DTSTAMP:20261123T010203Z',
      'DTSTART;TZID=Asia/Kuala_Lumpur:20270101T010000',
      'DTEND;TZID=Asia/Kuala_Lumpur:20270101T014500',
      'SUMMARY:Interview for GPU Platform Engineer – Merbok AI Cloud',
      String.raw`LOCATION:Level 30\, South Wing`,
      String.raw`DESCRIPTION:Your interview with the hiring team of Merbok AI Cloud.\nQuestions: careers@example.com\nhttps://www.example.com/dashboard`,
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'ORGANIZER;CN="Merbok AI Cloud":mailto:careers@example.com',
      'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN="Aisyah Rahman":mailto:aisyah@example.com',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  })

  test('is a file without an invited mailbox where the dashboard saves it', () => {
    const organizer = { name: 'Merbok AI Cloud', email: 'careers@example.com' }
    const file = interviewCalendar({ ...facts, method: 'PUBLISH', organizer, candidate: undefined }, now)
    const isOfMethod = (line: string): boolean => line.startsWith('METHOD') || line.startsWith('ATTENDEE')
    expect(unfolded(file).filter(isOfMethod)).toEqual(['METHOD:PUBLISH'])
    expect(unfolded(file).filter((line) => !isOfMethod(line))).toEqual(
      linesOf().filter((line) => !isOfMethod(line)),
    )
  })

  test('cancels the event of the same id with a higher sequence', () => {
    const lines = linesOf({ method: 'CANCEL', sequence: 3 })
    const changed = ['METHOD:CANCEL', 'SEQUENCE:3', 'STATUS:CANCELLED']
    expect(lines.filter((line) => !linesOf().includes(line))).toEqual(changed)
  })

  test('ends after the usual length where none is set, and names no place where none is', () => {
    expect(usualInterviewMinutes).toBe(60)
    const lines = linesOf({ minutes: null, place: null })
    expect(lines).toContain('DTEND;TZID=Asia/Kuala_Lumpur:20270101T020000')
    expect(lines.filter((line) => line.startsWith('LOCATION'))).toEqual([])
  })

  test.each(['Call +60123456789', 'https://evil.example', '"; X-EVIL=1', ''])(
    'names no attendee whose name may be none: %j',
    (name) => {
      expect(linesOf({ candidate: { name, email: 'a@example.com' } }).at(-3)).toBe(
        'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:a@example.com',
      )
    },
  )

  test('gains no line by what a recruiter wrote', () => {
    const hostile = 'A\r\nATTENDEE:mailto:x@example.com\nEND:VEVENT\u2028B'
    const lines = linesOf({ place: hostile, jobTitle: hostile })
    expect(lines).toHaveLength(linesOf().length)
    expect(lines).toContain(String.raw`LOCATION:A\nATTENDEE:mailto:x@example.com\nEND:VEVENT\nB`)
  })
})

describe('a line of a calendar', () => {
  test('has at most 75 octets, and is the same after unfolding, whatever its characters', () => {
    const text = fc
      .string({ unit: 'binary', maxLength: 300, size: 'max' })
      .map((it) => escapeText(it.toWellFormed()))
    fc.assert(
      fc.property(text, (line) => {
        const content = calendarText([line])
        const parts = content.slice(0, -2).split('\r\n')
        for (const part of parts) {
          expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
          expect(part.isWellFormed()).toBe(true)
        }
        expect(content.slice(0, -2).replaceAll('\r\n ', '')).toBe(line)
      }),
      { numRuns: 20 },
    )
  })

  test('is folded only where it is longer', () => {
    expect(calendarText(['x'.repeat(75)])).toBe(`${'x'.repeat(75)}\r\n`)
    expect(calendarText(['x'.repeat(76)])).toBe(`${'x'.repeat(75)}\r\n x\r\n`)
    expect(calendarText([`${'x'.repeat(74)}é`])).toBe(`${'x'.repeat(74)}\r\n é\r\n`)
  })

  test('escapes what ends a value', () => {
    expect(escapeText('a;b,c\\d\ne')).toBe(String.raw`a\;b\,c\\d\ne`)
    expect(escapeText('bell\u0007')).toBe('bell')
    expect(quoted('a "b"\r\nc')).toBe(`"a 'b' c"`)
  })
})
