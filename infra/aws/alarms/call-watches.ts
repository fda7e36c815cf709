import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { metrics } from '#functions/metric-names.ts'
import { sumOver, type Watch } from './watch.ts'

export const callWatches = (): Watch[] => [
  {
    name: 'CallMinutesUsedUp',
    metric: new Metric({ namespace: metrics.namespace, metricName: metrics.callMinutesUsedUp, ...sumOver }),
    atLeast: 1,
    hurts: 'Candidates cannot start their interview today: the minutes of "callMinutesPerDay" are used up.',
    todo: 'Count the lines "call started" in the log of VoiceAgent by "userId". Raise the setting and deploy if the candidates are real.',
  },
]
