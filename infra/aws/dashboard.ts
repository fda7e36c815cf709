import {
  Dashboard,
  GraphWidget,
  LogQueryWidget,
  SingleValueWidget,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { CfnQueryDefinition } from 'aws-cdk-lib/aws-logs'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { Stack } from 'aws-cdk-lib'
import { savedQueries } from '../resources/saved-queries.ts'
import type { Counted } from './alarms/counted.ts'
import { sumOver } from './alarms/watch.ts'

type Parts = { httpApi: HttpApi; functions: readonly Lambda[]; canary: Lambda; counted: Counted }

const whole = 24
const half = 12
const height = 6

/**
 * One page, in the order of whom it hurts: visitors who see errors, candidates whose letter or recording waits, attacks, and what
 * it is made of. The saved queries of `docs/operating.md` are in Logs Insights under the stack's name.
 */
export function createDashboard(stack: Stack, { httpApi, functions, canary, counted }: Parts): void {
  const dashboard = new Dashboard(stack, 'Dashboard', { dashboardName: stack.stackName })
  const of = (...names: Parameters<Counted>[0][]) => names.map((name) => counted(name, sumOver))
  dashboard.addWidgets(
    new TextWidget({
      markdown:
        'From the top: who cannot use the site, who waits, who attacks, and what it is made of. For an alarm see docs/operating.md.',
      width: whole,
      height: 1,
    }),
  )
  dashboard.addWidgets(
    new SingleValueWidget({
      title: 'Tried from outside: failed runs',
      metrics: [canary.metricErrors(sumOver)],
      width: half / 2,
      height,
    }),
    new GraphWidget({
      title: 'Visitors and candidates see errors',
      left: [httpApi.metricServerError(sumOver), ...of('UnexpectedErrors', 'TransientErrors')],
      width: half,
      height,
    }),
    new GraphWidget({
      title: 'How long answers take (ms)',
      left: ['p50', 'p95', 'p99'].map((statistic) => httpApi.metricLatency({ statistic })),
      width: half / 2,
      height,
    }),
  )
  dashboard.addWidgets(
    new GraphWidget({
      title: 'Letters and enquiries that wait',
      left: of('EnquiriesWait', 'EnquiriesGivenUp', 'LettersGivenUp', 'AccountLettersFailed'),
      width: half,
      height,
    }),
    new GraphWidget({
      title: 'Interviews, recordings and removals that wait',
      left: of('RecordingsGivenUp', 'CallMinutesUsedUp', 'RemovalsWait'),
      width: half,
      height,
    }),
  )
  dashboard.addWidgets(
    new GraphWidget({
      title: 'Attacks and limits',
      left: [...of('SignInsFailed', 'CallsLimited', 'TokensUsedTwice'), httpApi.metricClientError(sumOver)],
      width: half,
      height,
    }),
    new GraphWidget({
      title: 'Functions: errors',
      left: functions.map((lambda) => lambda.metricErrors(sumOver)),
      width: half,
      height,
    }),
  )
  dashboard.addWidgets(
    new LogQueryWidget({
      title: 'The last unexpected errors',
      logGroupNames: functions.map((lambda) => lambda.logGroup.logGroupName),
      queryLines: [...savedQueries.errors],
      width: whole,
      height,
    }),
  )
}

/** The queries that the runbook names, so that nobody types one on a bad day. */
export function saveQueries(stack: Stack, functions: readonly Lambda[]): void {
  for (const [name, lines] of Object.entries(savedQueries))
    new CfnQueryDefinition(stack, `Query${name.charAt(0).toUpperCase()}${name.slice(1)}`, {
      name: `${stack.stackName}/${name}`,
      queryString: lines.join('\n| '),
      logGroupNames: functions.map((lambda) => lambda.logGroup.logGroupName),
    })
}
