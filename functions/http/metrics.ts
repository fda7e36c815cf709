import { metrics } from '../metric-names.ts'

export type MetricName = Exclude<keyof typeof metrics, 'namespace'>

/**
 * Writes a log line in CloudWatch's embedded metric format, which needs no API call.
 * Powertools writes the same line and adds 8 ms to a cold start.
 */
export function countMetric(name: MetricName, now: Date, count = 1): void {
  const line = {
    _aws: {
      Timestamp: now.getTime(),
      CloudWatchMetrics: [
        { Namespace: metrics.namespace, Dimensions: [[]], Metrics: [{ Name: metrics[name], Unit: 'Count' }] },
      ],
    },
    [metrics[name]]: count,
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
