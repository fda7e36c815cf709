// oxlint-disable-next-line no-restricted-imports -- the usual import is what is compared with
import { z } from 'zod'

/** The enquiry's schema in classic zod. It repeats the lengths, because importing the product's would bundle zod/mini. */

const hasControlCharacter = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u
const oneLine = (minimum: number, maximum: number) =>
  z
    .string()
    .trim()
    .min(minimum)
    .max(maximum)
    .refine((text) => !hasControlCharacter.test(text))
const name = oneLine(2, 50).regex(/^[\p{L}\p{M} '’-]+$/u)

export const usualEnquiry = z.object({
  firstName: name,
  lastName: name,
  email: z.string().trim().max(100).email(),
  company: oneLine(2, 100).or(z.literal('')).default(''),
  jobTitle: oneLine(2, 100).or(z.literal('')).default(''),
  subject: oneLine(5, 200),
  enquiryType: z.enum([
    'GPU Computing Solutions',
    'AI Software Development',
    'Custom Software Solutions',
    'Partnership Opportunities',
    'Technical Support',
    'General Inquiry',
  ]),
  gpuTypes: z.array(oneLine(1, 50)).max(20).default([]),
  message: z.string().trim().min(10).max(5000),
  agreesToMarketing: z.boolean().default(false),
})

export const usualAnswer = z.object({ success: z.literal(true), message: z.string() })
