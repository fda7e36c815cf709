import { email as emailSchema } from '#shared/domain/email.ts'
import type { CvData } from '#shared/domain/cv.ts'
import { counted } from '../accounts/counted.ts'
import type { CvApp, CvHandlers } from './app.ts'
import { readUpload, refusals } from './read-upload.ts'

const secondsToNextTry = 5

export const analyze: CvHandlers['analyze'] = async ({ body, address, log, refuse }, app) => {
  const attempt = await app.attempts(counted.cvReading(address), app.clock())
  if (!attempt.allowed) throw refuse('too_many_attempts', { retryAfterSeconds: attempt.retryAfterSeconds })
  if ('text' in body) {
    const reading = await app.reader.text(body.text)
    if (reading.kind === 'pending') throw refuse('cv_still_reading', { retryAfterSeconds: secondsToNextTry })
    if (reading.kind === 'trouble') throw refuse(refusals[reading.trouble])
    return { success: true, data: await answered(reading.cv, '', app) }
  }
  const read = await readUpload(body.cvId, app, log)
  if (read === 'cv_still_reading') throw refuse(read, { retryAfterSeconds: secondsToNextTry })
  if (typeof read === 'string') throw refuse(read)
  return { success: true, data: await answered(read.cv, read.ticket.fileName, app) }
}

async function answered(cv: CvData, fileName: string, app: CvApp) {
  const { success, data: email } = emailSchema.safeParse(cv.email)
  return {
    extractedData: cv,
    fullExtractedInfo: { ...cv, fileName },
    userExists: success && (await app.users.isTaken(email)),
  }
}
