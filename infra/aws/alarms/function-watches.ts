import { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { background, type BackgroundShape } from '../../resources/background.ts'
import { constructName } from '../names.ts'
import { sumOver, type Watch } from './watch.ts'

const nameOf = (lambda: Lambda): string => lambda.node.scope?.node.id ?? lambda.node.id

/** Above this pause the next run comes too late to wait for it. */
const maxMinutesToNextRun = 5
const runsInARow = 3

const everyMinutesOf: ReadonlyMap<string, number | undefined> = new Map(
  Object.entries<BackgroundShape>(background).map(([name, { everyMinutes }]) => [
    constructName(name),
    everyMinutes,
  ]),
)

/** A run whose next one does the same work within minutes raises an alarm once three in a row have failed. */
function failingRuns(lambda: Lambda): Pick<Watch, 'metric' | 'lasting'> {
  const everyMinutes = everyMinutesOf.get(nameOf(lambda))
  if (everyMinutes === undefined || everyMinutes > maxMinutesToNextRun)
    return { metric: lambda.metricErrors(sumOver) }
  return {
    metric: lambda.metricErrors({ ...sumOver, period: Duration.minutes(everyMinutes) }),
    lasting: runsInARow,
  }
}

export const functionWatch = (lambda: Lambda): Watch => ({
  name: `${nameOf(lambda)}Fails`,
  kind: 'FunctionsFail',
  ...failingRuns(lambda),
  atLeast: 1,
  hurts: `The function ${nameOf(lambda)} ended with an error: a call was answered 500, or work waits for the next run.`,
  todo: 'Its log has the error, also "Task timed out" and "Runtime exited".',
})

/**
 * The quota of concurrent executions is the account's, so one alarm watches the functions of the account's Region together: one for
 * each function came to more than the 500 resources that a stack may have.
 */
export const throttledWatch: Watch = {
  name: 'AccountThrottled',
  metric: new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', ...sumOver }),
  atLeast: 1,
  hurts: 'Calls of functions were refused: the account has reached its quota of concurrent executions.',
  todo: 'Ask AWS for a higher quota; "signInConcurrency" reserves executions for signing in.',
}

const maxStreamDelay = Duration.minutes(10)

export const streamWatch = (lambda: Lambda): Watch => ({
  name: `${nameOf(lambda)}Late`,
  kind: 'StreamsLate',
  metric: lambda.metric('IteratorAge', { period: Duration.minutes(5), statistic: 'Maximum' }),
  atLeast: maxStreamDelay.toMilliseconds(),
  hurts: `${nameOf(lambda)} receives changes ten minutes late.`,
  todo: 'Its log names the record that it fails on. Its schedule does the work meanwhile.',
})

export const queueWatch = (queue: Queue): Watch => ({
  name: `${queue.node.id}Waiting`,
  kind: 'RecordsWait',
  metric: queue.metricApproximateNumberOfMessagesVisible(),
  atLeast: 1,
  hurts: 'A function failed on records of a table stream. Its schedule retries the work within minutes.',
  todo: 'The queue holds what failed; its log has the error.',
})
