import * as z from 'zod/mini'
import { notWrittenDown } from './answer-words.ts'
import {
  transcriptionProblem,
  transcriptionState,
  type TranscriptionProblem,
} from '#shared/application/session/transcription-state.ts'

/** What recruiters read about the transcription of a recording. `answers`: the number of entries whose words it supplied. */
export const transcriptionResult = z.object({
  state: transcriptionState,
  problem: z.nullable(transcriptionProblem),
  answers: z.number(),
})
export type TranscriptionResult = z.output<typeof transcriptionResult>

const reasons: Readonly<Record<Exclude<TranscriptionProblem, 'off'>, string>> = {
  cap: 'the limit of transcription for this interview, this candidate or this day is used up',
  not_proved: 'the candidate had not proved the e-mail address. It is transcribed once they do',
  no_consent: "the candidate's consent does not name Amazon Transcribe",
  gap: 'parts of the recording never arrived',
  failed: 'the service could not read the recording',
  slow: 'the service did not answer in time',
}

/** Whether the words of answers come from the recording, or why there are none. */
export function transcriptionNote({ state, problem, answers }: TranscriptionResult): string {
  if (state === 'running')
    return 'Some spoken answers were not written down during the interview. Amazon Transcribe is reading the recording: open this page again in a few minutes.'
  if (problem === 'off') return notWrittenDown
  if (state === 'failed')
    return `Some spoken answers have no words. The recording was not transcribed: ${reasons[problem ?? 'failed']}.`
  if (answers === 0)
    return 'Some spoken answers have no words: nothing was recognised in the recording either.'
  return `${answers === 1 ? 'One answer was' : `${answers} answers were`} not written down during the interview. Amazon Transcribe wrote the words down from the recording.`
}
