import { kindOf } from 'cv-reader/file-kind'
import type { FailedReading } from 'cv-reader/isolated'
import type { ReadingNotes } from '#shared/account/cv-certainty.ts'
import type { CvData } from '#shared/account/cv.ts'
import { errorFields, type Log } from '#functions/platform/log/log.ts'
import { fitsName } from '../rows/cv-kind.ts'
import type { CvTicket, NotedReading } from '../rows/cv-tickets.ts'
import type { CvApp } from './app.ts'
import { withinPages } from './recognised-pages.ts'

/** The refusal for each reason why a reading failed. */
export const codeOf = {
  broken: 'cv_unreadable',
  locked: 'cv_locked',
  'not a CV file': 'cv_wrong_type',
  'too much': 'cv_unreadable',
} as const satisfies Record<FailedReading['reason'], string>

type ReadUpload =
  | { kind: 'read'; ticket: CvTicket; cv: CvData; notes: ReadingNotes }
  /** The file is a CV; its data have to be typed, or read later. */
  | { kind: 'unreadable'; ticket: CvTicket; code: 'cv_unreadable' | 'cv_locked' | 'cv_still_reading' }
  /** An account has the file. */
  | { kind: 'adopted'; ticket: CvTicket & { userId: string } }
  | { kind: 'refused'; code: 'cv_not_found' | 'cv_wrong_type' }

export type UnreadCode = Extract<ReadUpload, { code: string }>['code']

/** Reads a pending file once; later calls return the data, or the failure, that its ticket stores. */
export async function readUpload(
  { cvId, ipAddress }: { cvId: string; ipAddress: string },
  app: CvApp,
  log: Log,
): Promise<ReadUpload> {
  const ticket = await app.tickets.find(cvId, app.clock())
  if (ticket === undefined) return { kind: 'refused', code: 'cv_not_found' }
  const { userId, extracted, notes, failed } = ticket
  if (userId !== undefined) return { kind: 'adopted', ticket: { ...ticket, userId } }
  if (extracted !== undefined && notes !== undefined) return { kind: 'read', ticket, cv: extracted, notes }
  if (failed !== undefined) return failedReading(failed, ticket)
  const pending = await app.files.pending(cvId)
  if (pending === undefined) return { kind: 'refused', code: 'cv_not_found' }
  const { bytes, etag } = pending
  const kind = kindOf(bytes)
  // Bytes that contradict the file's name are an attack or a mistake; the parsers never see them.
  if (kind === undefined || !fitsName(kind, ticket.fileName))
    return { kind: 'refused', code: 'cv_wrong_type' }
  const allowed = withinPages({ ticket, ipAddress, log }, app)
  const reading = await app.reader.file({ id: cvId, bytes, allowed })
  const read = { ...ticket, etag }
  if (reading.kind === 'pending') return { kind: 'unreadable', ticket: read, code: 'cv_still_reading' }
  // Not noted: tomorrow it can be recognised.
  if (reading.kind === 'refused') return { kind: 'unreadable', ticket: read, code: 'cv_unreadable' }
  if (reading.kind === 'failed') {
    log.info('cv not readable', { cvId, reason: reading.reason })
    await note(cvId, { etag, failed: reading.reason }, app, log)
    return failedReading(reading.reason, read)
  }
  log.info('cv read', { cvId, type: ticket.type })
  await note(cvId, { etag, extracted: reading.cv, notes: reading.notes }, app, log)
  return { kind: 'read', ticket: { ...read, notes: reading.notes }, cv: reading.cv, notes: reading.notes }
}

function failedReading(reason: FailedReading['reason'], ticket: CvTicket): ReadUpload {
  const code = codeOf[reason]
  return code === 'cv_wrong_type' ? { kind: 'refused', code } : { kind: 'unreadable', ticket, code }
}

/** A cache: if this write fails, the next call reads the file again. */
const note = (cvId: string, reading: NotedReading, { tickets }: CvApp, log: Log): Promise<void> =>
  tickets.noteReading(cvId, reading).catch((error: unknown) => {
    log.warn('a reading was not stored', { cvId, ...errorFields(error) })
  })
