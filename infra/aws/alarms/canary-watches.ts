import { Duration } from 'aws-cdk-lib'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { canaryEveryMinutes } from '../../resources/canary.ts'
import type { Watch } from './watch.ts'

/** Two, so that a single lost connection raises no alarm. */
const runsInARow = 2

export const canaryWatches = (lambda: Lambda): Watch[] => [
  {
    name: 'CanaryFails',
    severity: 'pager',
    metric: lambda.metricErrors({ period: Duration.minutes(canaryEveryMinutes), statistic: 'Sum' }),
    atLeast: 1,
    lasting: runsInARow,
    hurts: 'Visitors or candidates cannot use the site: the canary failed twice in a row.',
    todo: 'The line "canary failed" in the log of Canary names the failed check. "npm run smoke" with --site and --operator-api tries more.',
  },
]
