import type { Problems } from './machine.ts'

/** A new password is typed twice. */
export const confirmed = (form: FormData): Problems =>
  form.get('password') === form.get('confirmation')
    ? {}
    : { confirmation: 'Please type the same password again' }
