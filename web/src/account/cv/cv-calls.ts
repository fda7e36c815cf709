import type { SignedInUser } from '#shared/account/contract/answers.ts'
import type { ReadingNotes } from '#shared/account/cv-certainty.ts'
import { cvFileName, cvProblem, type CvData } from '#shared/account/cv.ts'
import { cvApi } from '../../api/cv-client.ts'
import type { Submission } from './cv-registration.ts'
import { postFile } from './post-file.ts'
import { UploadRefused } from './upload-refusal.ts'

// Imported on demand, since rules, contract and client are needed only once a file is chosen.

export { reviewProblems } from './review-problems.ts'

/** Validates a file before it is sent. */
export function fileProblem(file: File): string | undefined {
  const problem = cvProblem(file)
  if (problem !== undefined) return problem
  return file.size === 0 ? 'This file is empty. Please choose another one.' : undefined
}

/** A file can be moved or changed after it was chosen. Sending it would fail like a lost connection. */
async function ensureReadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch {
    throw new UploadRefused({
      message: 'This file can no longer be opened.',
      hint: 'Please choose it again.',
      code: 'cv_unreadable',
    })
  }
}

type Sending = { onProgress: (share: number) => void; signal: AbortSignal }

/** Uploads a file to S3 and returns the id of the CV. */
export async function sendFile(file: File, { onProgress, signal }: Sending): Promise<string> {
  await ensureReadable(file)
  const { data } = await cvApi.upload({
    body: {
      fileName: cvFileName(file.name),
      contentType: file.type,
      size: file.size,
    },
  })
  if (data.upload !== null && !signal.aborted) await postFile({ form: data.upload, file, onProgress, signal })
  return data.cvId
}

export async function readSent(
  cvId: string,
): Promise<{ cv: CvData; notes: ReadingNotes; userExists: boolean }> {
  const { data } = await cvApi.analyze({ body: { cvId } })
  const { extractedData, userExists, certainty, foreignLanguage, leftOut } = data
  return { cv: extractedData, notes: { certainty, foreignLanguage, leftOut }, userExists }
}

export async function save(
  cvId: string,
  { cv, password, isUpdate }: Submission,
): Promise<{ token: string; user: SignedInUser; cvStored?: boolean | undefined }> {
  const { data } = await cvApi.registerWithCv({
    body: {
      cv_id: cvId,
      confirm_update: isUpdate ? 'true' : 'false',
      pre_extracted_cv_data: JSON.stringify(cv),
      ...(password === '' ? {} : { password }),
    },
  })
  return data
}
