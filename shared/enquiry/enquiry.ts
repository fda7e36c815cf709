import * as z from 'zod/mini'
import { email, strictEmail } from '#shared/platform/email.ts'
import { enquiryTypes, messageLength } from './enquiry-choices.ts'
import { optionalLine, requiredLine, requiredText } from '#shared/platform/text.ts'

/** The API accepts any GPU name, because the choices change; these limits bound the list. */
const gpuChoices = { max: 20, maxCharacters: 50 } as const

/** In characters. The message's length has a file of its own, because the page shows it before this module has loaded. */
export const enquiryLengths = {
  firstName: { minimum: 2, maximum: 50 },
  lastName: { minimum: 2, maximum: 50 },
  email: { minimum: 1, maximum: 100 },
  company: { minimum: 2, maximum: 100 },
  jobTitle: { minimum: 2, maximum: 100 },
  subject: { minimum: 5, maximum: 200 },
  message: messageLength,
} as const

export const nameProblem = 'Please use only letters and common punctuation'

const personName = (label: string, required: string) =>
  requiredLine({ label, length: enquiryLengths.firstName, required }).check(
    z.regex(/^[\p{L}\p{M} '’-]+$/u, { error: nameProblem }),
  )

/** An enquiry as a visitor sends it; page and API validate it with this schema. */
export const enquiry = z.object({
  firstName: personName('First name', 'Please enter your first name'),
  lastName: personName('Last name', 'Please enter your last name'),
  email,
  company: optionalLine({ label: 'Company name', length: enquiryLengths.company }),
  jobTitle: optionalLine({ label: 'Job title', length: enquiryLengths.jobTitle }),
  subject: requiredLine({
    label: 'Subject',
    length: enquiryLengths.subject,
    required: 'Please tell us what this is about',
  }),
  enquiryType: z.enum(enquiryTypes, { error: 'Please select what you need help with' }),
  gpuTypes: z._default(
    z
      .array(
        requiredLine({
          label: 'GPU type',
          length: { minimum: 1, maximum: gpuChoices.maxCharacters },
          required: 'Please choose a GPU type',
        }),
      )
      .check(z.maxLength(gpuChoices.max, { error: `Please choose at most ${gpuChoices.max} GPU types` })),
    [],
  ),
  message: requiredText({
    label: 'Message',
    length: enquiryLengths.message,
    required: 'Please describe how we can help you',
    tooShort: 'Please provide more details (at least 10 characters)',
  }),
  agreesToMarketing: z._default(z.boolean({ error: 'Please tick the box or leave it empty' }), false),
})

/** As the home page's form checks it. */
export const homeEnquiry = z.extend(enquiry, { email: strictEmail })

export type Enquiry = z.output<typeof enquiry>
export type EnquiryField = keyof Enquiry
