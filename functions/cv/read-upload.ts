import type { ErrorCode } from '#shared/contract/errors.ts'
import type { CvData } from '#shared/domain/cv.ts'
import { errorFields, type Log } from '../http/log.ts'
import type { CvTicket } from '../storage/cv-tickets.ts'
import type { CvApp } from './app.ts'
import { fitsName, kindOf } from '../storage/cv-kind.ts'
import type { UnreadableReason } from './reader.ts'

export const refusals = {
  broken: 'cv_unreadable',
  locked: 'cv_locked',
  'not a CV file': 'cv_wrong_type',
  'too much': 'cv_unreadable',
} as const satisfies Record<UnreadableReason, ErrorCode>

type Refused = (typeof refusals)[UnreadableReason] | 'cv_not_found' | 'cv_still_reading'

/** Reads an uploaded CV. The ticket stores the result, so a second call does not read the file again. */
export async function readUpload(
  cvId: string,
  app: CvApp,
  log: Log,
): Promise<{ ticket: CvTicket; cv: CvData } | Refused> {
  const ticket = await app.tickets.find(cvId, app.clock())
  if (ticket === undefined) return 'cv_not_found'
  if (ticket.extracted !== undefined) return { ticket, cv: ticket.extracted }
  const bytes = await app.files.pending(cvId)
  if (bytes === undefined) return 'cv_not_found'
  const kind = kindOf(bytes)
  // A file whose content does not match its extension is refused: it is renamed by mistake or built to attack a reader.
  if (kind === undefined || !fitsName(kind, ticket.fileName)) return 'cv_wrong_type'
  const reading = await app.reader.file(cvId, bytes)
  if (reading.kind === 'pending') return 'cv_still_reading'
  if (reading.kind === 'unreadable') {
    log.info('cv unreadable', { cvId, reason: reading.reason })
    return refusals[reading.reason]
  }
  // Storing the result only saves work: if it fails, the next call reads the file again.
  await app.tickets.noteExtracted(cvId, reading.cv).catch((error: unknown) => {
    log.warn('cv result not stored', { cvId, ...errorFields(error) })
  })
  log.info('cv read', { cvId, type: ticket.type })
  return { ticket, cv: reading.cv }
}
