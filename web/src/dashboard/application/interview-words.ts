import type { interviews } from '#shared/interview/contract/interviews.ts'
import { notCreated } from '../../form/creation-words.ts'
import { common, messageOr, saidToWait, type WordsFor } from '../../form/words.ts'

const failed = 'Failed to start interview. Please try again.'

/** Messages when an interview was not started. Trying again helps only where the answer gives no reason. */
export const startWords: WordsFor<typeof interviews.create> = {
  ...common(failed),
  not_signed_in: failed,
  ...notCreated(failed),
}

const notWithdrawn = 'Your application was not withdrawn. Please try again.'

/** Messages when an application was not withdrawn. */
export const withdrawalWords: WordsFor<typeof interviews.unapply> = {
  ...common(notWithdrawn),
  not_signed_in: notWithdrawn,
  interview_not_found: 'This application has already been withdrawn.',
  application_decided: messageOr(notWithdrawn),
  too_many_attempts: saidToWait(notWithdrawn),
}
