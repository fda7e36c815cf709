import { email } from '#shared/domain/email.ts'
import { chosenPassword, enteredPassword } from '#shared/domain/password.ts'
import { personName, phone } from '#shared/domain/profile.ts'
import type { Problems, Reading } from './account-form.ts'

export type SignIn = { email: string; password: string; remember: boolean }
export type ResetRequest = { email: string }
export type NewPassword = { password: string }
export type Registration = { name: string; email: string; phone: string; password: string }

type Verdict = { success: true } | { success: false; error: { issues: readonly { message: string }[] } }

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const problemIn = (verdict: Verdict): string | undefined =>
  verdict.success ? undefined : verdict.error.issues[0]?.message

/** The reading, where every field that has no problem is left out of the problems. */
function readingOf<Values>(
  values: Values,
  found: Readonly<Record<string, string | undefined>>,
): Reading<Values> {
  const problems: Problems = Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  return Object.keys(problems).length === 0 ? { valid: true, values } : { valid: false, problems }
}

export function readSignIn(form: FormData): Reading<SignIn> {
  const values = {
    email: textOf(form, 'email').trim(),
    password: textOf(form, 'password'),
    remember: form.has('remember'),
  }
  return readingOf(values, {
    email: email.safeParse(values.email).success ? undefined : 'Invalid email address',
    password: problemIn(enteredPassword.safeParse(values.password)),
  })
}

export function readResetRequest(form: FormData): Reading<ResetRequest> {
  const values = { email: textOf(form, 'email').trim() }
  return readingOf(values, { email: problemIn(email.safeParse(values.email)) })
}

export function readNewPassword(form: FormData): Reading<NewPassword> {
  const password = textOf(form, 'password')
  const isConfirmed = textOf(form, 'confirmation') === password
  return readingOf(
    { password },
    {
      password: problemIn(chosenPassword.safeParse(password)),
      confirmation: isConfirmed ? undefined : 'Please type the same password again',
    },
  )
}

export function readRegistration(form: FormData): Reading<Registration> {
  const values = {
    name: textOf(form, 'name').trim(),
    email: textOf(form, 'email').trim(),
    phone: textOf(form, 'phone').trim(),
    password: textOf(form, 'password'),
  }
  return readingOf(values, {
    name: problemIn(personName.safeParse(values.name)),
    email: problemIn(email.safeParse(values.email)),
    phone: problemIn(phone.safeParse(values.phone)),
    password: values.password === '' ? undefined : problemIn(chosenPassword.safeParse(values.password)),
  })
}
