import type { SignedInUser } from '#shared/contract/auth.ts'
import { cvLimits, cvProblem, type CvData } from '#shared/domain/cv.ts'
import { cvApi } from '../../api/cv-client.ts'
import type { Submission } from './cv-registration.ts'
import { postFile } from './post-file.ts'
import { UploadRefused } from './upload-refusal.ts'

// What is needed once a file is chosen: rules, contract and client. The page itself stands without it.

export { reviewProblems } from './review-problems.ts'

/** Why a file is not even sent. */
export function fileProblem(file: File): string | undefined {
  const problem = cvProblem(file)
  if (problem !== undefined) return problem
  return file.size === 0 ? 'This file is empty. Please choose another one.' : undefined
}

/** A file can be moved or changed after it was chosen; sending it would look like a lost connection. */
async function ensureReadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch {
    throw new UploadRefused({
      message: 'This file cannot be opened any more.',
      hint: 'Please choose it again.',
      code: 'cv_unreadable',
    })
  }
}

type Sending = { onProgress: (share: number) => void; signal: AbortSignal }

/** Sends a file to where CVs wait, and answers under which id it does. */
export async function sendFile(file: File, { onProgress, signal }: Sending): Promise<string> {
  await ensureReadable(file)
  const { data } = await cvApi.upload({
    body: {
      fileName: file.name.slice(-cvLimits.fileNameCharacters),
      contentType: file.type,
      size: file.size,
    },
  })
  if (data.upload !== null && !signal.aborted) await postFile({ form: data.upload, file, onProgress, signal })
  return data.cvId
}

export async function readSent(cvId: string): Promise<{ cv: CvData; userExists: boolean }> {
  const { data } = await cvApi.analyze({ body: { cvId } })
  return { cv: data.extractedData, userExists: data.userExists }
}

export async function save(
  cvId: string,
  { cv, password, isUpdate }: Submission,
): Promise<{ token: string; user: SignedInUser }> {
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
