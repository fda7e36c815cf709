import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { metricNamespaceOf, type MetricName } from '#functions/platform/names/metric-names.ts'
import type { sumOver } from './watch.ts'

export type Counted = (metricName: MetricName, statistic: typeof sumOver) => Metric

/** A metric that log lines of the functions count; without a dimension, so that one alarm watches all functions of the stage. */
export const countedIn =
  (stage: string | undefined): Counted =>
  (metricName, statistic) =>
    new Metric({ namespace: metricNamespaceOf(stage), metricName, ...statistic })
