import * as z from 'zod/mini'
import { hasLettersAndNumbers, passwordLength } from './password-rules.ts'

const messages = {
  tooShort: `Password must be at least ${passwordLength.minimum} characters`,
  tooLong: `Password is too long (maximum ${passwordLength.maximum} characters)`,
  oneSided: 'Password must contain both letters and numbers',
} as const

const anyPassword = z
  .string({ error: messages.tooShort })
  .check(
    z.minLength(passwordLength.minimum, { error: messages.tooShort, abort: true }),
    z.maxLength(passwordLength.maximum, { error: messages.tooLong, abort: true }),
  )

/** For signing in: only the length is checked. Never trimmed. */
export const enteredPassword = anyPassword

/** For a new password. */
export const chosenPassword = anyPassword.check(
  z.refine(hasLettersAndNumbers, { error: messages.oneSided, abort: true }),
)
