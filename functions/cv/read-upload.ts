import type { ErrorCode } from '#shared/contract/errors.ts'
import type { CvData } from '#shared/domain/cv.ts'
import { errorFields, type Log } from '../http/log.ts'
import type { CvTicket } from '../storage/cv-tickets.ts'
import type { CvApp } from './app.ts'
import { fitsName, kindOf } from '../storage/cv-kind.ts'
import type { Trouble } from './reader.ts'

export const refusals = {
  broken: 'cv_unreadable',
  locked: 'cv_locked',
  'not a CV file': 'cv_wrong_type',
  'too much': 'cv_unreadable',
} as const satisfies Record<Trouble, ErrorCode>

type Refused = (typeof refusals)[Trouble] | 'cv_not_found' | 'cv_still_reading'

/** What a waiting file says. It is read once: whoever asks again is told what was read. */
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
  // A file that is not what its name says was not made by whoever wanted to be read.
  if (kind === undefined || !fitsName(kind, ticket.fileName)) return 'cv_wrong_type'
  const reading = await app.reader.file(cvId, bytes)
  if (reading.kind === 'pending') return 'cv_still_reading'
  if (reading.kind === 'trouble') {
    log.info('cv not readable', { cvId, trouble: reading.trouble })
    return refusals[reading.trouble]
  }
  // Only a saving for next time: without it the file is read again.
  await app.tickets.noteExtracted(cvId, reading.cv).catch((error: unknown) => {
    log.warn('a reading was not kept', { cvId, ...errorFields(error) })
  })
  log.info('cv read', { cvId, type: ticket.type })
  return { ticket, cv: reading.cv }
}
