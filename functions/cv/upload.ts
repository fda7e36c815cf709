import type { UploadedFile } from '#shared/contract/uploaded-file.ts'
import { cvLimits, cvTypeOf, type CvType } from '#shared/domain/cv.ts'
import { counted } from '../accounts/counted.ts'
import type { CvApp, CvHandlers } from './app.ts'

/** Returns a ticket and a presigned POST form for S3. A multipart request may send a small file directly. */
export const upload: CvHandlers['upload'] = async ({ body, address, log, refuse }, app) => {
  const attempt = await app.attempts(counted.cvUpload(address), app.clock())
  if (!attempt.allowed) throw refuse('too_many_attempts', { retryAfterSeconds: attempt.retryAfterSeconds })
  if ('cv_file' in body) {
    const kept = await keepFile(body.cv_file, app)
    if (kept === 'wrong type') throw refuse('cv_wrong_type')
    if (kept === 'too large') throw refuse('cv_too_large')
    log.info('cv received', { cvId: kept.cvId })
    return { success: true, data: { cvId: kept.cvId, upload: null } }
  }
  const type = cvTypeOf(body.fileName)
  if (type === undefined) throw refuse('cv_wrong_type')
  if (body.size > cvLimits.bytes) throw refuse('cv_too_large')
  const cvId = app.random.id()
  await app.tickets.issue(cvId, { fileName: body.fileName, type }, app.clock())
  log.info('cv announced', { cvId })
  return {
    success: true,
    data: { cvId, upload: await app.files.uploadForm(cvId, { type, size: body.size }) },
  }
}

/** Stores a file from a multipart request as if the browser had posted it to S3. */
export async function keepFile(
  file: UploadedFile,
  app: CvApp,
): Promise<{ cvId: string; type: CvType } | 'wrong type' | 'too large'> {
  const type = cvTypeOf(file.name)
  if (type === undefined) return 'wrong type'
  if (file.size > cvLimits.directBytes) return 'too large'
  const cvId = app.random.id()
  const fileName = file.name.slice(-cvLimits.fileNameCharacters)
  await app.tickets.issue(cvId, { fileName, type }, app.clock())
  await app.files.keepPending(cvId, new Uint8Array(await file.arrayBuffer()), type)
  return { cvId, type }
}
