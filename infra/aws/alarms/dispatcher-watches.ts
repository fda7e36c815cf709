import { Duration } from 'aws-cdk-lib'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import type { Watch } from './watch.ts'

/** A single run without free executions is made up for a minute later. */
const runsInARow = 3

export const dispatcherWatches = (lambda: Lambda): Watch[] => [
  {
    name: 'DispatcherFails',
    severity: 'pager',
    metric: lambda.metricErrors({ period: Duration.minutes(1), statistic: 'Sum' }),
    atLeast: 1,
    lasting: runsInARow,
    hurts:
      'Letters, recordings and deletions wait: the functions of each minute could not be invoked three times in a row.',
    todo: 'The lines "run not begun" in the log of Dispatcher name function and error. TooManyRequestsException: ask AWS for more concurrent executions.',
  },
]
