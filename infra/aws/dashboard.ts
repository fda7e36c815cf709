import {
  Dashboard,
  GraphWidget,
  LogQueryWidget,
  SingleValueWidget,
  TextWidget,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { CfnQueryDefinition, type LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import type { Stack } from 'aws-cdk-lib'
import { gatewayQueries, savedQueries } from '../resources/saved-queries.ts'
import { countedIn, type Counted } from './alarms/counted.ts'
import { sumOver } from './alarms/watch.ts'

type Parts = {
  httpApi: HttpApi
  gatewayLog: LogGroup
  functions: readonly Lambda[]
  canary: Lambda
  stage: string | undefined
}

const whole = 24
const half = 12
const height = 6

/**
 * One page: visitors who see errors, candidates whose letter or recording waits, attacks, and errors of functions. The saved queries of `docs/operating.md` are in Logs Insights under the stack's name.
 */
export function createOverview(stack: Stack, parts: Parts): void {
  const counted = countedIn(parts.stage)
  const of = (...names: Parameters<Counted>[0][]) => names.map((name) => counted(name, sumOver))
  const dashboard = new Dashboard(stack, 'Dashboard', { dashboardName: stack.stackName })
  const markdown =
    'From the top: errors that visitors see, letters and recordings that wait, attacks, functions that fail. For an alarm see docs/operating.md.'
  dashboard.addWidgets(new TextWidget({ markdown, width: whole, height: 1 }))
  dashboard.addWidgets(...errorsForUsers(parts, of))
  dashboard.addWidgets(
    graph(
      'Letters and enquiries that wait',
      of('EnquiriesWait', 'EnquiriesGivenUp', 'LettersGivenUp', 'AccountLettersFailed'),
    ),
    graph(
      'Interviews, recordings and removals that wait',
      of('RecordingsGivenUp', 'CallMinutesUsedUp', 'RemovalsWait'),
    ),
  )
  const attacks = of('SignInsFailed', 'CallsLimited', 'TokensUsedTwice')
  dashboard.addWidgets(
    graph('Attacks and limits', [...attacks, parts.httpApi.metricClientError(sumOver)]),
    graph(
      'Functions: errors',
      parts.functions.map((lambda) => lambda.metricErrors(sumOver)),
    ),
  )
  dashboard.addWidgets(
    new LogQueryWidget({
      title: 'The last unexpected errors',
      logGroupNames: logGroupsOf(parts.functions),
      queryLines: [...savedQueries.errors],
      width: whole,
      height,
    }),
  )
  saveQueries(stack, savedQueries, logGroupsOf([...parts.functions, parts.canary]))
  saveQueries(stack, gatewayQueries, [parts.gatewayLog.logGroupName])
}

const graph = (title: string, left: IMetric[]): GraphWidget =>
  new GraphWidget({ title, left, width: half, height })

type Of = (...names: Parameters<Counted>[0][]) => IMetric[]

const errorsForUsers = ({ httpApi, canary }: Parts, of: Of) => [
  new SingleValueWidget({
    title: 'Canary: failed runs',
    metrics: [canary.metricErrors(sumOver)],
    width: half / 2,
    height,
  }),
  graph('Visitors and candidates see errors', [
    httpApi.metricServerError(sumOver),
    ...of('UnexpectedErrors', 'TransientErrors'),
  ]),
  new GraphWidget({
    title: 'Latency of the API (ms)',
    left: ['p50', 'p95', 'p99'].map((statistic) => httpApi.metricLatency({ statistic })),
    width: half / 2,
    height,
  }),
]

const logGroupsOf = (functions: readonly Lambda[]): string[] =>
  functions.map((lambda) => lambda.logGroup.logGroupName)

type Queries = Readonly<Record<string, readonly string[]>>

/** The queries that docs/operating.md names, ready to run in Logs Insights. */
const saveQueries = (stack: Stack, queries: Queries, logGroupNames: string[]): CfnQueryDefinition[] =>
  Object.entries(queries).map(
    ([name, lines]) =>
      new CfnQueryDefinition(stack, `Query${name.charAt(0).toUpperCase()}${name.slice(1)}`, {
        name: `${stack.stackName}/${name}`,
        queryString: lines.join('\n| '),
        logGroupNames,
      }),
  )
