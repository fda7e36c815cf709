import { Duration } from 'aws-cdk-lib'
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch'

/**
 * `pager`: somebody is affected now and nothing heals by itself, so a person is woken. `digest`: it can wait for working hours; the
 * alarms of a kind, such as the failing functions, share one composite alarm and so one e-mail.
 */
export type Severity = 'pager' | 'digest'

/** A metric, the value that raises its alarm, and the alarm's text. */
export type Watch = {
  name: string
  metric: IMetric
  atLeast: number
  /** Periods in a row. */
  lasting?: number
  /** Without one, `digest`. */
  severity?: Severity
  /** The composite alarm that notifies instead of this one. */
  kind?: string
  /** Who is affected, and how. */
  hurts: string
  /** What the operator does about it. */
  todo: string
}

export const sumOver = { period: Duration.minutes(5), statistic: 'Sum' }
export const sumOverHour = { period: Duration.hours(1), statistic: 'Sum' }
