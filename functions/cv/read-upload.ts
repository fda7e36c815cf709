import type { ReadingNotes } from '#shared/domain/cv-certainty.ts'
import type { CvData } from '#shared/domain/cv.ts'
import { errorFields, type Log } from '../http/log.ts'
import { fitsName, kindOf } from '../storage/cv-kind.ts'
import type { CvTicket } from '../storage/cv-tickets.ts'
import type { CvApp } from './app.ts'
import type { FailedReading } from './reader/reader.ts'

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
  | { kind: 'refused'; code: 'cv_not_found' | 'cv_wrong_type' }

export type UnreadCode = Exclude<ReadUpload, { kind: 'read' }>['code']

/** Reads a pending file once; later calls return the data stored with its ticket. */
export async function readUpload(cvId: string, app: CvApp, log: Log): Promise<ReadUpload> {
  const ticket = await app.tickets.find(cvId, app.clock())
  if (ticket === undefined) return { kind: 'refused', code: 'cv_not_found' }
  if (ticket.extracted !== undefined && ticket.notes !== undefined)
    return { kind: 'read', ticket, cv: ticket.extracted, notes: ticket.notes }
  const bytes = await app.files.pending(cvId)
  if (bytes === undefined) return { kind: 'refused', code: 'cv_not_found' }
  const kind = kindOf(bytes)
  // Bytes that contradict the file's name are an attack or a mistake; the parsers never see them.
  if (kind === undefined || !fitsName(kind, ticket.fileName))
    return { kind: 'refused', code: 'cv_wrong_type' }
  const reading = await app.reader.file(cvId, bytes)
  if (reading.kind === 'pending') return { kind: 'unreadable', ticket, code: 'cv_still_reading' }
  if (reading.kind === 'failed') {
    log.info('cv not readable', { cvId, reason: reading.reason })
    const code = codeOf[reading.reason]
    return code === 'cv_wrong_type' ? { kind: 'refused', code } : { kind: 'unreadable', ticket, code }
  }
  // A cache: if this write fails, the next call reads the file again.
  await app.tickets.noteExtracted(cvId, reading.cv, reading.notes).catch((error: unknown) => {
    log.warn('a reading was not stored', { cvId, ...errorFields(error) })
  })
  log.info('cv read', { cvId, type: ticket.type })
  return { kind: 'read', ticket, cv: reading.cv, notes: reading.notes }
}
