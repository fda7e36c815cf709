import type { cv } from '#shared/account/contract/cv.ts'
import type { RefusalCode } from '#shared/platform/contract/refusal.ts'
import type { Failure } from '../../form/machine.ts'
import {
  failureIn,
  laterHint,
  minutesText,
  messageOr,
  messagesOr,
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
  ...messagesOr(sending, 'cv_wrong_type', 'cv_too_large'),
  too_many_attempts: saidWithWait(sending),
}

const readingWords: WordsFor<typeof cv.analyze> = {
  ...usual(reading),
  ...messagesOr(reading, 'cv_not_found', 'cv_unreadable', 'cv_locked', 'cv_wrong_type'),
  cv_still_reading: messageOr(reading, laterHint),
  too_many_attempts: saidWithWait(reading),
}

const savingWords = (fallback: string): WordsFor<typeof cv.registerWithCv> => ({
  ...usual(fallback),
  invalid_request: messageOr('Validation error occurred'),
  cv_not_found: messageOr('No file found. Please upload your CV again.'),
  ...messagesOr(fallback, 'cv_unreadable', 'cv_locked', 'cv_wrong_type', 'cv_too_large'),
  cv_still_reading: messageOr(fallback, laterHint),
  ...messagesOr(fallback, 'cv_without_email', 'cv_without_name', 'user_exists', 'sign_in_to_update'),
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
