import * as z from 'zod/mini'
import { educationEntry, experienceEntry, languageEntry, maxSkills } from './profile.ts'
import { lineOrNothing, textOrNothing, tidyLine } from '#shared/platform/text.ts'

/** Accepted files by extension, with the content types that browsers send for them. */
export const cvTypes = {
  pdf: ['application/pdf'],
  doc: ['application/msword'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
} as const
export type CvType = keyof typeof cvTypes

export const cvLimits = {
  bytes: 10 * 1024 * 1024,
  /** In a request's own body: Lambda takes 6 MB, and a body arrives as base64. */
  directBytes: 4 * 1024 * 1024,
  /** `pre_extracted_cv_data`: the candidate's corrections as JSON. */
  correctedBytes: 64 * 1024,
  fileNameCharacters: 200,
} as const

export const cvMessages = {
  wrongType: 'Please upload a PDF, DOC, or DOCX file.',
  tooLarge: 'File size must be less than 10MB.',
} as const

/** The type by the file name's extension. */
export function cvTypeOf(fileName: string): CvType | undefined {
  const end = fileName.toLowerCase().split('.').at(-1)
  return end !== undefined && end !== fileName.toLowerCase() && Object.hasOwn(cvTypes, end)
    ? (end as CvType)
    : undefined
}

/** The name of an uploaded file as it is stored. A long name loses its beginning, so that its extension stays. */
export const cvFileName = (name: string): string =>
  tidyLine(tidyLine(name).slice(-cvLimits.fileNameCharacters))

export type CvFileCheck =
  | { kind: 'accepted'; type: CvType }
  | { kind: 'refused'; code: 'cv_wrong_type' | 'cv_too_large' }

export function checkCvFile(
  { name, size }: { name: string; size: number },
  maxBytes: number = cvLimits.bytes,
): CvFileCheck {
  const type = cvTypeOf(name)
  if (type === undefined) return { kind: 'refused', code: 'cv_wrong_type' }
  return size > maxBytes ? { kind: 'refused', code: 'cv_too_large' } : { kind: 'accepted', type }
}

export function cvProblem(file: { name: string; size: number }): string | undefined {
  const check = checkCvFile(file)
  if (check.kind === 'accepted') return undefined
  return check.code === 'cv_wrong_type' ? cvMessages.wrongType : cvMessages.tooLarge
}

const line = (label: string, maximum: number) =>
  z._default(lineOrNothing({ label, length: { minimum: 0, maximum } }), '')

const maxEntries = 30

/** A CV's data, read from the file or corrected by the candidate. Neither is trusted, so each field has a limit. */
export const cvData = z.object({
  name: line('Name', 100),
  email: line('Email', 100),
  phone: line('Phone number', 40),
  title: line('Job title', 100),
  location: line('Location', 100),
  summary: z._default(textOrNothing({ label: 'Summary', maximum: 2000 }), ''),
  skills: z._default(
    z
      .array(lineOrNothing({ label: 'Skill', length: { minimum: 0, maximum: 60 } }))
      .check(z.maxLength(maxSkills)),
    [],
  ),
  experience: z._default(z.array(experienceEntry).check(z.maxLength(maxEntries)), []),
  education: z._default(z.array(educationEntry).check(z.maxLength(maxEntries)), []),
  languages: z._default(z.array(languageEntry).check(z.maxLength(maxEntries)), []),
})

export type CvData = z.output<typeof cvData>
