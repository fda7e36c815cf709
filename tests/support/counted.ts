import { metricNames, type MetricName } from '#functions/metric-names.ts'

/** The metrics that lines of the log count one in, as CloudWatch reads them. */
export const countedIn = (lines: readonly string[]): MetricName[] =>
  lines.flatMap((line) => {
    const fields = JSON.parse(line) as Record<string, unknown>
    return fields['_aws'] === undefined ? [] : metricNames.filter((name) => fields[name] === 1)
  })
