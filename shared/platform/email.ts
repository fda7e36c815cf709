import * as z from 'zod/mini'

const exampleEmail = 'name@example.com'
const maximumLength = 100

/** Refuses characters that could end a mail header or add a recipient. */
const looksLikeEmail =
  /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+\.[^\s\p{Cc}@<>()[\]\\,;:".]{2,}$/u

const plainEmail = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/

/** Zero-width characters, soft hyphens, direction marks: two addresses that look alike could differ in them. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/**
 * SES delivers to ASCII addresses only. Without this rule an attacker could register a look-alike, such as a full-width
 * letter, that normalises to the address of another person.
 */
const beyondAscii = /\P{ASCII}/u

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const domainLabel = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

const emailMessages = {
  required: 'Please enter your email address',
  invisible:
    'This email address contains a character that cannot be seen. Please type it instead of pasting it.',
  invalid: `Please enter a valid email (e.g., ${exampleEmail})`,
  tooLong: `Email address is too long (maximum ${maximumLength} characters)`,
  beyondAscii: `Please use only plain letters, digits and signs in the email address (e.g., ${exampleEmail})`,
  notPlain: 'Please check your email format',
} as const

/** Whether SES accepts an ASCII address: no empty label, no dot at either end of the local part. */
function isDeliverable(address: string): boolean {
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  return localPart.test(local) && domain.split('.').every((label) => domainLabel.test(label))
}

export const email = z.string({ error: emailMessages.required }).check(
  z.trim(),
  z.minLength(1, { error: emailMessages.required, abort: true }),
  z.refine((text) => !invisible.test(text), { error: emailMessages.invisible, abort: true }),
  z.regex(looksLikeEmail, { error: emailMessages.invalid, abort: true }),
  z.maxLength(maximumLength, { error: emailMessages.tooLong, abort: true }),
  z.refine((text) => !beyondAscii.test(text), { error: emailMessages.beyondAscii, abort: true }),
  z.refine(isDeliverable, { error: emailMessages.invalid, abort: true }),
)

/** For the home page's form, as the specification asks. */
export const strictEmail = email.check(z.regex(plainEmail, { error: emailMessages.notPlain }))
