import type { Stack } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { HttpApi, HttpMethod, HttpNoneAuthorizer, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpIamAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { api, type GroupName } from '#shared/contract/api.ts'
import { pathOf, type Group } from '#shared/contract/endpoint.ts'
import { logGroup } from './logs.ts'
import { constructName } from './names.ts'

/** Requests per second of the whole API, above which the gateway answers 429. The functions limit each caller. */
const throttle = { rateLimit: 200, burstLimit: 400 }

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

/** The gateway without routes: CloudFront needs the gateway, the functions CloudFront's URL, the routes the functions. */
export function createHttpApi(stack: Stack): HttpApi {
  const httpApi = new HttpApi(stack, 'HttpApi', { apiName: stack.stackName, createDefaultStage: false })
  const logs = logGroup(stack, 'HttpApiLogs')
  httpApi.addStage('Stage', {
    stageName: '$default',
    autoDeploy: true,
    throttle,
    accessLogSettings: {
      destination: new LogGroupLogDestination(logs),
      format: AccessLogFormat.custom(accessLogLine),
    },
  })
  return httpApi
}

/** Creates a route for each endpoint of the contract, integrated with its group's function. */
export function createRoutes(httpApi: HttpApi, functions: Record<GroupName, Lambda>): void {
  const operators = new HttpIamAuthorizer()
  const everybody = new HttpNoneAuthorizer()
  for (const [name, group] of Object.entries<Group>(api)) {
    const integration = new HttpLambdaIntegration(
      `${constructName(name)}Integration`,
      functions[name as GroupName],
    )
    for (const endpoint of Object.values(group)) {
      httpApi.addRoutes({
        path: pathOf(endpoint),
        methods: [HttpMethod[endpoint.method]],
        integration,
        authorizer: endpoint.auth === 'operator' ? operators : everybody,
      })
    }
  }
}
