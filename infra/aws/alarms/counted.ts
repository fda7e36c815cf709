import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { metricNamespace, type MetricName } from '#functions/metric-names.ts'
import type { sumOver } from './watch.ts'

/** A metric that log lines of the functions count; without a dimension, so that one alarm watches all functions. */
export const counted = (metricName: MetricName, over: typeof sumOver): Metric =>
  new Metric({ namespace: metricNamespace, metricName, ...over })
