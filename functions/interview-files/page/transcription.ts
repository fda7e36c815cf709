import type { Summary } from '../summary.ts'

type Transcription = NonNullable<Summary['transcription']>

/** Why answers stay without words. */
const problems: Readonly<Record<NonNullable<Transcription['problem']>, string>> = {
  cap: 'the limit of transcription for this interview, this candidate or this day is used up',
  not_proved: 'the candidate had not proved the e-mail address',
  no_consent: 'the candidate’s consent does not name Amazon Transcribe',
  gap: 'parts of the recording never arrived',
  failed: 'the service could not read the recording',
  slow: 'the service did not answer in time',
}

const stateText = ({ state, problem, answers }: Transcription): string => {
  if (state === 'running')
    return 'Some spoken answers were not written down during the interview. Amazon Transcribe is reading the recording: open this page again in a few minutes.'
  if (state === 'failed')
    return `Some spoken answers have no words. The recording was not transcribed: ${problems[problem ?? 'failed']}.`
  if (answers === 0)
    return 'Some spoken answers have no words: nothing was recognised in the recording either.'
  return `${answers === 1 ? 'One answer was' : `${answers} answers were`} not written down during the interview. Amazon Transcribe wrote the words down from the recording.`
}

/** Whether the words of answers come from the recording, or why there are none. */
export const transcriptionHtml = ({ transcription }: Pick<Summary, 'transcription'>): string =>
  transcription === null ? '' : `<p class="note">${stateText(transcription)}</p>`
