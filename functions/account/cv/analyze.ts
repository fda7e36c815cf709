import { email as emailSchema } from '#shared/platform/email.ts'
import type { ReadingNotes } from '#shared/account/cv-certainty.ts'
import type { CvData } from '#shared/account/cv.ts'
import type { CvApp, CvHandlers } from './app.ts'
import { codeOf, readUpload } from './read-upload.ts'

const secondsToNextTry = 5

export const analyze: CvHandlers['analyze'] = async ({ body, ipAddress, log, refuse }, app) => {
  if ('text' in body) {
    const reading = await app.reader.text(body.text)
    if (reading.kind === 'pending') throw refuse('cv_still_reading', { retryAfterSeconds: secondsToNextTry })
    if (reading.kind === 'failed') throw refuse(codeOf[reading.reason])
    if (reading.kind === 'refused') throw refuse('cv_unreadable')
    return { success: true, data: await analysisOf({ ...reading, fileName: '' }, app) }
  }
  const read = await readUpload({ cvId: body.cvId, ipAddress }, app, log)
  // The data of an adopted file belong to its account.
  if (read.kind === 'adopted') throw refuse('cv_not_found')
  if (read.kind !== 'read') {
    throw refuse(read.code, read.code === 'cv_still_reading' ? { retryAfterSeconds: secondsToNextTry } : {})
  }
  return { success: true, data: await analysisOf({ ...read, fileName: read.ticket.fileName }, app) }
}

type Read = { cv: CvData; notes: ReadingNotes; fileName: string }

async function analysisOf({ cv, notes, fileName }: Read, app: CvApp) {
  const { success, data: email } = emailSchema.safeParse(cv.email)
  return {
    ...notes,
    extractedData: cv,
    fullExtractedInfo: { ...cv, fileName },
    userExists: success && (await app.users.isTaken(email)),
  }
}
