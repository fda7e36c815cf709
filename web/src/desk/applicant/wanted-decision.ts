import type { RecruiterStatus } from '#shared/domain/application-status.ts'
import type { WantedDecision } from '#shared/domain/decision.ts'
import { textIn } from '../text-in.ts'

/** Malaysia has had this offset, without summer time, since 1982. */
const malaysianOffset = '+08:00'
const malaysianOffsetMilliseconds = 8 * 60 * 60 * 1000

/** The moment of `2026-12-01T15:00` in Malaysian time; undefined for no date. */
function momentOf(local: string): string | undefined {
  const time = Date.parse(`${local}:00${malaysianOffset}`)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

/** A moment as the value of a datetime-local input, in Malaysian time. */
export function localTime(moment: string | null | undefined): string {
  const time = Date.parse(moment ?? '') + malaysianOffsetMilliseconds
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
}

/** The decision in the form. `opening`: the usual one, which is not sent. */
export function wantedIn(
  form: FormData,
  status: RecruiterStatus,
  opening: string | undefined,
): WantedDecision {
  const words = textIn(form, 'words')
  const isOwn = words !== '' && words !== opening?.trim()
  const interviewDate = status === 'interview_pending' ? momentOf(textIn(form, 'date')) : undefined
  const place = textIn(form, 'place')
  const minutes = Number(textIn(form, 'minutes'))
  return {
    status,
    ...(interviewDate === undefined ? {} : { interviewDate }),
    ...(interviewDate === undefined || place === '' ? {} : { interviewPlace: place }),
    ...(interviewDate === undefined || !(minutes > 0) ? {} : { interviewMinutes: minutes }),
    ...(isOwn ? { words } : {}),
  }
}
