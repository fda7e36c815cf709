import type { Stack } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import {
  CfnStage,
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  LogGroupLogDestination,
  type HttpRoute,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpIamAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import { api, type GroupName } from '#shared/api.ts'
import { waysIn } from '#shared/platform/contract/desk.ts'
import { pathOf, routeKeyOf, type Group } from '#shared/platform/contract/endpoint.ts'
import type { Settings } from '../settings.ts'
import { logGroup } from './logs.ts'
import { constructName } from './names.ts'

/**
 * Requests per second of one route, above which the gateway answers 429. It counts all callers together, so with a
 * low limit one of them could block a route for all; this one bounds costs. CloudFront and the functions limit each
 * caller, and a call that did not come through CloudFront is refused before it hashes or reads anything.
 */
const throttleOf = ({ requestsPerSecond }: Settings) => ({
  rateLimit: requestsPerSecond,
  burstLimit: 2 * requestsPerSecond,
})

/** Enough to find a request in the functions' logs. IP address and user agent are personal data, so they are left out. */
const accessLogLine = JSON.stringify({
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  answerBytes: '$context.responseLength',
  milliseconds: '$context.responseLatency',
  functionMilliseconds: '$context.integrationLatency',
  trouble: '$context.integrationErrorMessage',
})

/** The gateway without routes: CloudFront refers to the gateway, the functions to CloudFront's URL, the routes to the functions. */
export function createHttpApi(stack: Stack, settings: Settings): { httpApi: HttpApi; gatewayLog: LogGroup } {
  const httpApi = new HttpApi(stack, 'HttpApi', { apiName: stack.stackName, createDefaultStage: false })
  const gatewayLog = logGroup(stack, 'HttpApiLogs')
  httpApi.addStage('Stage', {
    stageName: '$default',
    autoDeploy: true,
    throttle: throttleOf(settings),
    accessLogSettings: {
      destination: new LogGroupLogDestination(gatewayLog),
      format: AccessLogFormat.custom(accessLogLine),
    },
  })
  return { httpApi, gatewayLog }
}

export function createRoutes(
  httpApi: HttpApi,
  functions: Record<GroupName, Lambda>,
  settings: Settings,
): void {
  const operators = new HttpIamAuthorizer()
  const anyCaller = new HttpNoneAuthorizer()
  const routes: HttpRoute[] = []
  for (const [name, group] of Object.entries<Group>(api)) {
    const integration = new HttpLambdaIntegration(
      `${constructName(name)}Integration`,
      functions[name as GroupName],
      // One permission for each function in place of one for each route: a stack has at most 500 resources.
      { scopePermissionToRoute: false },
    )
    for (const endpoint of Object.values(group).flatMap(waysIn)) {
      routes.push(
        ...httpApi.addRoutes({
          path: pathOf(endpoint),
          methods: [HttpMethod[endpoint.method]],
          integration,
          authorizer: endpoint.auth === 'operator' ? operators : anyCaller,
        }),
      )
    }
  }
  createInStrands(routes)
  throttleRoutes(httpApi, routes, settings)
}

/**
 * API Gateway takes ten calls of its control plane a second, which no quota raises, and CloudFormation creates and deletes at once
 * whatever depends on nothing. Three at a time, with the reads until each is there, stay below.
 */
const strands = 3

function createInStrands(routes: readonly HttpRoute[]): void {
  for (const [at, route] of routes.entries()) {
    const before = routes[at - strands]
    if (before !== undefined) route.node.addDependency(before)
  }
}

/** Limits each route by name, so that calls of one do not use up the limit of another. The routes must exist before the settings that name them. */
function throttleRoutes(httpApi: HttpApi, routes: readonly HttpRoute[], settings: Settings): void {
  const throttle = throttleOf(settings)
  const stage = httpApi.node.findChild('Stage').node.defaultChild
  if (!(stage instanceof CfnStage))
    throw new Error('The CDK no longer keeps the stage below "Stage" of the API.')
  const ofEach = { ThrottlingRateLimit: throttle.rateLimit, ThrottlingBurstLimit: throttle.burstLimit }
  stage.routeSettings = Object.fromEntries(
    Object.values<Group>(api).flatMap((group) =>
      Object.values(group)
        .flatMap(waysIn)
        .map((endpoint) => [routeKeyOf(endpoint), ofEach]),
    ),
  )
  for (const route of routes) stage.node.addDependency(route)
}
