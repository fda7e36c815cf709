import { Duration } from 'aws-cdk-lib'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { sumOver, type Watch } from './watch.ts'

const nameOf = (lambda: Lambda): string => lambda.node.scope?.node.id ?? lambda.node.id

export const functionWatches = (lambda: Lambda): Watch[] => {
  const name = nameOf(lambda)
  return [
    {
      name: `${name}Fails`,
      metric: lambda.metricErrors(sumOver),
      atLeast: 1,
      hurts: `The function ${name} ended with an error: a call was answered 500, or work waits for the next run.`,
      todo: 'Its log has the error, also "Task timed out" and "Runtime exited".',
    },
    {
      name: `${name}Throttled`,
      metric: lambda.metricThrottles(sumOver),
      atLeast: 1,
      hurts: `Calls of ${name} were refused: the account has reached its quota of concurrent executions.`,
      todo: 'Ask AWS for a higher quota; "signInConcurrency" reserves executions for signing in.',
    },
  ]
}

const maxStreamDelay = Duration.minutes(10)

export const streamWatch = (lambda: Lambda): Watch => ({
  name: `${nameOf(lambda)}Late`,
  metric: lambda.metric('IteratorAge', { period: Duration.minutes(5), statistic: 'Maximum' }),
  atLeast: maxStreamDelay.toMilliseconds(),
  hurts: `${nameOf(lambda)} receives changes ten minutes late.`,
  todo: 'Its log names the record that it fails on. Its schedule does the work meanwhile.',
})

export const queueWatch = (queue: Queue): Watch => ({
  name: `${queue.node.id}Waiting`,
  metric: queue.metricApproximateNumberOfMessagesVisible(),
  atLeast: 1,
  hurts: 'A function failed on records of a table stream. Its schedule retries the work within minutes.',
  todo: 'The queue holds what failed; its log has the error.',
})
