import type { UploadedFile } from '#shared/account/contract/uploaded-file.ts'
import { checkCvFile } from '#shared/account/cv.ts'
import { readCvFile, type CvFileRefused } from '../rows/cv-kind.ts'
import type { CvApp, CvHandlers } from './app.ts'

/** Issues a ticket and a presigned form for the browser; or stores a small file that came in the request itself. */
export const upload: CvHandlers['upload'] = async ({ body, log, refuse }, app) => {
  if ('cv_file' in body) {
    const cvFile = await keepFile(body.cv_file, app)
    if (cvFile.kind === 'refused') throw refuse(cvFile.code)
    log.info('cv received', { cvId: cvFile.cvId })
    return { success: true, data: { cvId: cvFile.cvId, upload: null } }
  }
  const file = checkCvFile({ name: body.fileName, size: body.size })
  if (file.kind === 'refused') throw refuse(file.code)
  const cvId = app.random.id()
  await app.tickets.issue(cvId, { fileName: body.fileName, type: file.type }, app.clock())
  log.info('cv announced', { cvId })
  return {
    success: true,
    data: { cvId, upload: await app.files.uploadForm(cvId, { type: file.type, size: body.size }) },
  }
}

/** Stores a file from a form where the browser would have posted it. */
export async function keepFile(
  uploaded: UploadedFile,
  app: CvApp,
): Promise<{ kind: 'kept'; cvId: string } | CvFileRefused> {
  const file = await readCvFile(uploaded)
  if (file.kind === 'refused') return file
  const { fileName, type, bytes } = file
  const cvId = app.random.id()
  await app.tickets.issue(cvId, { fileName, type }, app.clock())
  await app.files.keepPending(cvId, bytes, type)
  return { kind: 'kept', cvId }
}
