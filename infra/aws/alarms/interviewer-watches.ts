import type { Counted } from './counted.ts'
import { sumOver, type Watch } from './watch.ts'

/** More than single lost answers. */
const failedTurns = 10

export const interviewerWatches = (counted: Counted): Watch[] => [
  {
    name: 'InterviewerUsedUp',
    metric: counted('InterviewerUsedUp', sumOver),
    atLeast: 1,
    hurts:
      'Interviews continue with the built-in interviewer only, or recordings are not transcribed: a limit of "interviewerPerDay" is used up.',
    todo: 'Count the lines "turn answered" in the log of Interviewer by "userId", and "recording not transcribed" in that of InterviewFiles. Raise the setting and deploy if the candidates are real.',
  },
  {
    name: 'ModelTurnsFailed',
    metric: counted('ModelTurnsFailed', sumOver),
    atLeast: failedTurns,
    hurts:
      'Candidates hear the built-in questions in place of the questions of the model: it fails, is busy or answers too late.',
    todo: 'Read "reason" in the lines "a turn of the model failed" of Interviewer: failed (access to the model, key, network), busy (quota of the account), slow.',
  },
  {
    name: 'HearingsNearQuota',
    metric: counted('HearingsNearQuota', sumOver),
    atLeast: 1,
    hurts:
      'Soon interviews begin without words on the screen: four fifths of the streams of "interviewerStreams" are open.',
    todo: 'Ask AWS for a higher quota of concurrent streams of Transcribe, then raise the setting and deploy.',
  },
  {
    name: 'TranscriptionsFailed',
    metric: counted('TranscriptionsFailed', sumOver),
    atLeast: 1,
    hurts:
      'Answers of an interview stay without words: its recording could not be transcribed in three attempts, or not within six hours.',
    todo: 'Read "reason" in the lines "job of a transcription failed" of InterviewFiles, repair it, and run "recordings retry".',
  },
]
