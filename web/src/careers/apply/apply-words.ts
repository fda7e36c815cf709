import type { interviews } from '#shared/interview/contract/interviews.ts'
import type { jobs } from '#shared/application/contract/jobs.ts'
import { notCreated } from '../../form/creation-words.ts'
import { failureIn, usual, type WordsFor } from '../../form/words.ts'
import type { Failure } from '../../form/machine.ts'
import { notProcessed } from './not-processed.ts'

const mustSignIn = 'Please log in to continue with your interview.'

const creationWords = (fallback: string): WordsFor<typeof interviews.create> => ({
  ...usual(fallback),
  not_signed_in: mustSignIn,
  ...notCreated(fallback),
})

const applyWords = creationWords(notProcessed)
const startWords = creationWords('Failed to start interview. Please try again.')

const statusWords: WordsFor<typeof jobs.applicationStatus> = {
  ...usual(notProcessed),
  not_signed_in: mustSignIn,
}

export const applyFailure = (error: unknown): Failure => failureIn(error, applyWords)
export const startFailure = (error: unknown): Failure => failureIn(error, startWords)
export const statusFailure = (error: unknown): Failure => failureIn(error, statusWords)
