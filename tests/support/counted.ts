import { metricNames, type MetricName } from '#functions/platform/names/metric-names.ts'

/** The metrics in which these log lines count one, as CloudWatch reads them. */
export const countedIn = (lines: readonly string[]): MetricName[] =>
  lines.flatMap((line) => {
    const fields = JSON.parse(line) as Record<string, unknown>
    return fields['_aws'] === undefined ? [] : metricNames.filter((name) => fields[name] === 1)
  })
