import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { metrics } from '#functions/metric-names.ts'
import { sumOver, type Watch } from './watch.ts'

export const recordingWatches = (): Watch[] => [
  {
    name: 'RecordingsGivenUp',
    metric: new Metric({ namespace: metrics.namespace, metricName: metrics.recordingsGivenUp, ...sumOver }),
    atLeast: 1,
    hurts:
      'Recruiters do not see a recording: the files of an interview could not be written in eight attempts.',
    todo: 'The line "interview files given up" in the log of InterviewFiles names session and reason; "npm run recruiter -- recordings retry" tries again.',
  },
]
