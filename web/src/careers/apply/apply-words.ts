import type { interviews } from '#shared/contract/interviews.ts'
import type { jobs } from '#shared/contract/jobs.ts'
import { failureIn, said, saidToWait, usual, type WordsFor } from '../../form/words.ts'
import type { Failure } from '../../form/machine.ts'
import { notProcessed } from './not-processed.ts'

const mustSignIn = 'Please log in to continue with your interview.'

const applyWords: WordsFor<typeof interviews.create> = {
  ...usual(notProcessed),
  not_signed_in: mustSignIn,
  job_not_found: said(notProcessed),
  job_closed: said(notProcessed),
  job_expired: said(notProcessed),
  application_decided: said(notProcessed),
  no_interviews_left: said(notProcessed),
  too_many_attempts: saidToWait(notProcessed),
}

const statusWords: WordsFor<typeof jobs.applicationStatus> = {
  ...usual(notProcessed),
  not_signed_in: mustSignIn,
}

export const applyFailure = (error: unknown): Failure => failureIn(error, applyWords)
export const statusFailure = (error: unknown): Failure => failureIn(error, statusWords)
