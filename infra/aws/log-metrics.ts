import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { metrics } from '#functions/metric-names.ts'

/** Log lines that are counted: the pattern reads the fields that the functions write. */
const counted = {
  SignInsFailed: '{ $.event = "refused" && $.code = "wrong_credentials" }',
  CallsLimited: '{ $.event = "refused" && $.code = "too_many_*" }',
  TokensUsedTwice: '{ $.event = "a token was used twice" }',
  UnexpectedErrors: '{ $.event = "unexpected error" }',
  TransientErrors: '{ $.event = "transient error" }',
  AccountLettersFailed:
    '{ $.event = "an e-mail was not sent" || $.event = "a reset link was not sent" || $.event = "a confirmation link was not sent" }',
  /** After the third attempt an enquiry has waited for minutes. */
  EnquiriesWait: '{ $.event = "enquiry not mailed yet" && $.attempt >= 3 }',
} as const

export type CountedLine = keyof typeof counted

/** Counts the lines of all functions together, so that one alarm watches them. A line is counted without an API call. */
export function countLogLines(scope: Construct, functions: readonly Lambda[]): void {
  for (const lambda of functions) {
    for (const [name, pattern] of Object.entries(counted)) {
      void new MetricFilter(lambda.node.scope ?? scope, name, {
        logGroup: lambda.logGroup,
        metricNamespace: metrics.namespace,
        metricName: name,
        filterPattern: FilterPattern.literal(pattern),
        metricValue: '1',
      })
    }
  }
}

export const countedLines = (
  name: CountedLine,
  over: { period: Metric['period']; statistic: string },
): Metric => new Metric({ namespace: metrics.namespace, metricName: name, ...over })
