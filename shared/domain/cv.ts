import * as z from 'zod/mini'
import { educationEntry, experienceEntry, mostSkills } from './profile.ts'
import { lineOrNothing, textOrNothing } from './text.ts'

/** The files a CV may come in, by their ends, and the types that browsers send for them. */
export const cvTypes = {
  pdf: ['application/pdf'],
  doc: ['application/msword'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
} as const
export type CvType = keyof typeof cvTypes

export const cvLimits = {
  bytes: 10 * 1024 * 1024,
  /** What fits through a function itself, whose bodies are carried as base64. */
  directBytes: 4 * 1024 * 1024,
  /** What a candidate corrected comes back as JSON. */
  correctedBytes: 64 * 1024,
  fileNameCharacters: 200,
} as const

export const cvMessages = {
  wrongType: 'Please upload a PDF, DOC, or DOCX file.',
  tooLarge: 'File size must be less than 10MB.',
} as const

/** The kind of file a name ends in. */
export function cvTypeOf(fileName: string): CvType | undefined {
  const end = fileName.toLowerCase().split('.').at(-1)
  return end !== undefined && end !== fileName.toLowerCase() && Object.hasOwn(cvTypes, end)
    ? (end as CvType)
    : undefined
}

/** Why a file cannot be taken as a CV, before anybody looks into it. */
export function cvProblem({ name, size }: { name: string; size: number }): string | undefined {
  if (cvTypeOf(name) === undefined) return cvMessages.wrongType
  return size > cvLimits.bytes ? cvMessages.tooLarge : undefined
}

const line = (label: string, maximum: number) =>
  z._default(lineOrNothing({ label, length: { minimum: 0, maximum } }), '')

export const languageEntry = z.object({
  language: line('Language', 60),
  proficiency: line('Proficiency', 60),
})

const mostEntries = 30

/** What a CV says, as it was read or as the candidate corrected it: untrusted either way. */
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
      .check(z.maxLength(mostSkills)),
    [],
  ),
  experience: z._default(z.array(experienceEntry).check(z.maxLength(mostEntries)), []),
  education: z._default(z.array(educationEntry).check(z.maxLength(mostEntries)), []),
  languages: z._default(z.array(languageEntry).check(z.maxLength(mostEntries)), []),
})

export type CvData = z.output<typeof cvData>
