import * as z from 'zod/mini'
import { requiredLine, requiredText } from '#shared/platform/text.ts'

export const maxLetterCharacters = 5000

/** What a member of staff writes to a candidate. The product adds salutation and signature. */
export const letterText = z.object({
  subject: requiredLine({
    label: 'The subject',
    length: { minimum: 1, maximum: 120 },
    required: 'Please write a subject',
  }),
  text: requiredText({
    label: 'The letter',
    length: { minimum: 1, maximum: maxLetterCharacters },
    required: 'Please write the letter',
    tooShort: 'Please write the letter',
  }),
})

/** A letter in the export of the candidate. */
export const exportedLetter = z.object({
  jobId: z.string(),
  subject: z.string(),
  text: z.string(),
  writtenAt: z.string(),
  sentAt: z.nullable(z.string()),
})
