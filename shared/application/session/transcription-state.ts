import * as z from 'zod/mini'

export const transcriptionState = z.enum(['running', 'done', 'failed'])

/** Why spoken answers have no words after a transcription. */
export const transcriptionProblem = z.enum([
  /** The operator has switched it off. */
  'off',
  /** The limit of the interview, the candidate or the day is reached. */
  'cap',
  /** The candidate's mailbox is not proved. */
  'not_proved',
  /** The consent of the session does not name the service. */
  'no_consent',
  /** A part of the recording is missing, so the times of words in it are unknown. */
  'gap',
  /** The service refused the jobs, failed, or wrote what is no transcript. */
  'failed',
  /** The jobs did not end in time. */
  'slow',
])
export type TranscriptionProblem = z.output<typeof transcriptionProblem>
