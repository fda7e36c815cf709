import type { UploadedFile } from '#shared/contract/uploaded-file.ts'
import { cvLimits, cvTypeOf, type CvType } from '#shared/domain/cv.ts'
import { counted } from '../accounts/counted.ts'
import type { CvApp, CvHandlers } from './app.ts'

/** A ticket for a file, and where the browser posts it. A form of the right kind may bring a small file itself. */
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

/** Keeps a file that came in a form, as if it had been posted to storage. */
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
