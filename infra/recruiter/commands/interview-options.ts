import type { RecruiterStatus } from '#shared/application/application-status.ts'
import {
  interviewMinutes,
  interviewNote,
  interviewPlace,
  waiverReason,
  type WantedDecision,
} from '#shared/application/decision.ts'
import { slotTimes } from '#shared/application/slots.ts'
import { rejectionReasons } from '#shared/company-hiring.ts'
import { momentInMalaysia } from '../output/dates.ts'
import { UsageError } from '../usage-error.ts'
import type { Input } from './command.ts'

type Given = { status: RecruiterStatus; now: Date }

/** Validates date, place and length of the interview with the team, or the note about one without a date. */
export function interviewOptions(
  { 'interview-date': date, times, place, minutes, note, reason }: Input['options'],
  given: Given,
): Omit<WantedDecision, 'status'> {
  const named = { 'interview-date': date, times, place, minutes }
  for (const [name, text] of Object.entries(named))
    if (text !== undefined && given.status !== 'interview_pending')
      throw new UsageError(`--${name} belongs to the status interview_pending, and not to ${given.status}.`)
  if (note !== undefined && given.status !== 'interviewed' && given.status !== 'rejected')
    throw new UsageError(`--note belongs to the status interviewed or rejected, and not to ${given.status}.`)
  if (given.status === 'rejected') return reason === undefined ? {} : { rejection: rejectionOf(reason, note) }
  return {
    ...(note === undefined ? {} : { interviewNote: textOf('note', interviewNote, note) }),
    ...(reason === undefined ? {} : { waiverReason: textOf('reason', waiverReason, reason) }),
    ...(date === undefined ? {} : { interviewDate: dateIn('interview-date', date, given.now) }),
    ...(times === undefined ? {} : { interviewSlots: timesIn(times, given.now) }),
    ...(place === undefined ? {} : { interviewPlace: placeIn(place) }),
    ...(minutes === undefined ? {} : { interviewMinutes: minutesIn(minutes) }),
  }
}

function timesIn(text: string, now: Date): string[] {
  const { data, error } = slotTimes.safeParse(
    text.split(',').map((each) => dateIn('times', each.trim(), now)),
  )
  if (data !== undefined) return data
  throw new UsageError(`--times: ${error.issues[0]?.message ?? 'please write up to six times'}.`)
}

function dateIn(option: string, text: string, now: Date): string {
  const moment = momentInMalaysia(text)
  if (moment === undefined)
    throw new UsageError(`--${option} is "${text}": please write it as "2026-12-31 15:00".`)
  if (Date.parse(moment) <= now.getTime())
    throw new UsageError(`--${option} is "${text}", which has passed in Malaysia.`)
  return moment
}

function placeIn(text: string): string {
  const { data, error } = interviewPlace.safeParse(text)
  if (data !== undefined) return data
  throw new UsageError(`--place: ${error.issues[0]?.message ?? 'please write one line'}.`)
}

function rejectionOf(text: string, note: string | undefined): WantedDecision['rejection'] {
  const reason = rejectionReasons.find((each) => each.toLowerCase() === text.trim().toLowerCase())
  if (reason === undefined)
    throw new UsageError(
      `--reason is "${text}"; the reasons of a rejection are: ${rejectionReasons.join('; ')}.`,
    )
  return { reason, ...(note === undefined ? {} : { note: textOf('note', interviewNote, note) }) }
}

function textOf(option: string, schema: typeof interviewNote, text: string): string {
  const { data, error } = schema.safeParse(text)
  if (data !== undefined) return data
  throw new UsageError(`--${option}: ${error.issues[0]?.message ?? 'please write a text'}.`)
}

function minutesIn(text: string): number {
  const { data } = interviewMinutes.safeParse(/^\d+$/.test(text) ? Number(text) : undefined)
  if (data !== undefined) return data
  throw new UsageError(`--minutes is "${text}": please give a whole number from 5 to 480.`)
}
