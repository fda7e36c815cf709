import type { RecruiterStatus } from '#shared/domain/application-status.ts'
import type { WantedDecision } from '#shared/domain/decision.ts'
import { textIn } from '../text-in.ts'

/** The offset of Malaysia, which has had no other since 1982: the desk writes each time as there. */
const malaysianOffset = '+08:00'

/** `2026-12-01T15:00`, by the clock in Malaysia, as a moment; undefined for no date. */
function momentOf(local: string): string | undefined {
  const time = Date.parse(`${local}:00${malaysianOffset}`)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

/** A moment as an input of date and time has it, by the clock in Malaysia. */
export function localTime(moment: string | null | undefined): string {
  const time = Date.parse(moment ?? '')
  const eightHours = 8 * 60 * 60 * 1000
  return Number.isNaN(time)
    ? ''
    : new Date(time + eightHours).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
}

/** What the form asks for. `opening`: the usual words, which are not sent. */
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
