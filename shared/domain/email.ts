import * as z from 'zod/mini'

const exampleEmail = 'name@example.com'
const maximumLength = 100

/** Refuses characters that could end a mail header or add a recipient. */
const looksLikeEmail =
  /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+\.[^\s\p{Cc}@<>()[\]\\,;:".]{2,}$/u

/** The home page's form is stricter. */
const plainEmail = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/

const emailMessages = {
  required: 'Please enter your email address',
  invalid: `Please enter a valid email (e.g., ${exampleEmail})`,
  tooLong: `Email address is too long (maximum ${maximumLength} characters)`,
  notPlain: 'Please check your email format',
} as const

export const email = z
  .string({ error: emailMessages.required })
  .check(
    z.trim(),
    z.minLength(1, { error: emailMessages.required, abort: true }),
    z.regex(looksLikeEmail, { error: emailMessages.invalid, abort: true }),
    z.maxLength(maximumLength, { error: emailMessages.tooLong, abort: true }),
  )

export const strictEmail = email.check(z.regex(plainEmail, { error: emailMessages.notPlain }))
