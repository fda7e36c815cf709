import { kindOf } from 'cv-reader/file-kind'
import type { UploadedFile } from '#shared/account/contract/uploaded-file.ts'
import { checkCvFile, cvFileName, cvLimits, type CvFileCheck, type CvType } from '#shared/account/cv.ts'

/** Whether the kind by the first bytes is the one that the name claims. */
export const fitsName = (kind: CvType, fileName: string): boolean =>
  fileName.toLowerCase().endsWith(`.${kind}`)

export type CvFileRefused = Extract<CvFileCheck, { kind: 'refused' }>

export type CvFile = { kind: 'accepted'; bytes: Uint8Array; type: CvType; fileName: string }

/** Checks name, size and first bytes of a file that came in a form. */
export async function readCvFile(file: UploadedFile): Promise<CvFile | CvFileRefused> {
  const check = checkCvFile(file, cvLimits.directBytes)
  if (check.kind === 'refused') return check
  const bytes = new Uint8Array(await file.arrayBuffer())
  return kindOf(bytes) === check.type
    ? { ...check, bytes, fileName: cvFileName(file.name) }
    : { kind: 'refused', code: 'cv_wrong_type' }
}
