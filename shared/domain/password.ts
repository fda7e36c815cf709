import * as z from 'zod/mini'

/** In characters. The upper end keeps a hash from being made of a book. */
export const passwordLength = { minimum: 8, maximum: 128 } as const

const messages = {
  tooShort: `Password must be at least ${passwordLength.minimum} characters`,
  tooLong: `Password is too long (maximum ${passwordLength.maximum} characters)`,
  oneSided: 'Password must contain both letters and numbers',
} as const

export const isLongEnough = (password: string): boolean => password.length >= passwordLength.minimum

export const hasLettersAndNumbers = (password: string): boolean =>
  /\p{L}/u.test(password) && /\p{Nd}/u.test(password)

const anyPassword = z
  .string({ error: messages.tooShort })
  .check(
    z.minLength(passwordLength.minimum, { error: messages.tooShort, abort: true }),
    z.maxLength(passwordLength.maximum, { error: messages.tooLong, abort: true }),
  )

/** A password somebody signs in with: whether it is a good one was decided when it was chosen. Never trimmed. */
export const enteredPassword = anyPassword

/** A password somebody chooses. */
export const chosenPassword = anyPassword.check(
  z.refine(hasLettersAndNumbers, { error: messages.oneSided, abort: true }),
)
