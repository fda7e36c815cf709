import { Duration } from 'aws-cdk-lib'
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch'

/** A metric, the value that raises its alarm, and the alarm's text. */
export type Watch = {
  name: string
  metric: IMetric
  atLeast: number
  /** Periods in a row. */
  lasting?: number
  /** Who is affected, and how. */
  hurts: string
  /** What the operator does about it. */
  todo: string
}

export const sumOver = { period: Duration.minutes(5), statistic: 'Sum' }
export const sumOverHour = { period: Duration.hours(1), statistic: 'Sum' }
