import type { cv } from '#shared/account/contract/cv.ts'
import type { RefusalCode } from '#shared/platform/contract/refusal.ts'
import type { Failure } from '../../form/machine.ts'
import {
  failureIn,
  laterHint,
  minutesText,
  messageOr,
  usual,
  type Words,
  type WordsFor,
} from '../../form/words.ts'
import { UploadRefused } from './upload-refusal.ts'

/** Shows the answer's message, with how long to wait as the hint. */
const saidWithWait =
  (fallback: string): Words =>
  (refusal) => {
    const { retryAfterSeconds: seconds } = refusal
    const hint = seconds === undefined ? undefined : `Please wait ${minutesText(seconds)}.`
    return messageOr(fallback, hint)(refusal)
  }

const sending = 'Your CV was not uploaded.'
const reading = 'Your CV was not read.'

const sendingWords: WordsFor<typeof cv.upload> = {
  ...usual(sending),
  cv_wrong_type: messageOr(sending),
  cv_too_large: messageOr(sending),
  too_many_attempts: saidWithWait(sending),
}

const readingWords: WordsFor<typeof cv.analyze> = {
  ...usual(reading),
  cv_not_found: messageOr(reading),
  cv_unreadable: messageOr(reading),
  cv_locked: messageOr(reading),
  cv_wrong_type: messageOr(reading),
  cv_still_reading: messageOr(reading, laterHint),
  too_many_attempts: saidWithWait(reading),
}

const savingWords = (fallback: string): WordsFor<typeof cv.registerWithCv> => ({
  ...usual(fallback),
  invalid_request: messageOr('Validation error occurred'),
  cv_not_found: messageOr('No file found. Please upload your CV again.'),
  cv_unreadable: messageOr(fallback),
  cv_locked: messageOr(fallback),
  cv_wrong_type: messageOr(fallback),
  cv_too_large: messageOr(fallback),
  cv_still_reading: messageOr(fallback, laterHint),
  cv_without_email: messageOr(fallback),
  cv_without_name: messageOr(fallback),
  user_exists: messageOr(fallback),
  sign_in_to_update: messageOr(fallback),
  too_many_attempts: saidWithWait(fallback),
})

const failures = {
  sending: (error: unknown) => failureIn(error, sendingWords),
  reading: (error: unknown) => failureIn(error, readingWords),
  registration: (error: unknown) => failureIn(error, savingWords('An error occurred during registration')),
  update: (error: unknown) => failureIn(error, savingWords('An error occurred during update')),
} as const

/** Explains why a step failed, with the answer's message where it has one. */
export const cvFailure = (error: unknown, during: keyof typeof failures): Failure =>
  error instanceof UploadRefused ? error.failure : failures[during](error)

const aboutTheFile: ReadonlySet<RefusalCode | undefined> = new Set<RefusalCode>([
  'cv_unreadable',
  'cv_locked',
  'cv_wrong_type',
  'cv_too_large',
])

/** Whether sending the same file again would fail again. */
export const isAboutTheFile = ({ code }: Failure): boolean => aboutTheFile.has(code)
