import type { auth } from '#shared/account/auth/auth.ts'
import { common, problemsAt, type Words, type WordsFor } from '../../form/words.ts'
import { profileFields } from './profile-reading.ts'

const failing =
  (reason?: string): Words =>
  (refusal) => ({
    failure: { message: `Failed to update profile: ${reason ?? refusal.message}` },
    problems: problemsAt(refusal, profileFields),
  })

/** Messages when the profile was not saved: a failure above the fields and problems at the fields in the answer. */
export const profileWords: WordsFor<typeof auth.updateMe> = {
  ...common(failing()),
  not_signed_in: failing(),
  too_many_attempts: failing(),
  no_answer: failing('Please check your internet connection and try again.'),
}
