import type { Counted } from './counted.ts'
import { sumOver, type Watch } from './watch.ts'

export const recordingWatches = (counted: Counted, stackName: string): Watch[] => [
  {
    name: 'RecordingsGivenUp',
    severity: 'pager',
    metric: counted('RecordingsGivenUp', sumOver),
    atLeast: 1,
    hurts:
      'Recruiters do not see a recording: the files of an interview could not be written in eight attempts.',
    todo: `The line "interview files given up" in the log of InterviewFiles names session and reason; "npm run recruiter -- recordings retry ID --stack ${stackName}" tries again.`,
  },
]
