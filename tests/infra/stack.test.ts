import { isDeepStrictEqual } from 'node:util'
import { Duration, Token } from 'aws-cdk-lib'
import { Schedule } from 'aws-cdk-lib/aws-events'
import { describe, expect, test } from 'vitest'
import {
  bucketVariables,
  environment,
  secretVariables,
  tableVariables,
  type SecretName,
} from '#functions/platform/names/environment.ts'
import { background, type BackgroundShape } from '#infra/resources/background.ts'
import { groups } from '#infra/resources/groups.ts'
import type { LambdaShape } from '#infra/resources/lambda-shape.ts'
import { origins } from '#infra/resources/origins.ts'
import { tables, type Table } from '#infra/resources/tables.ts'
import { api } from '#shared/api.ts'
import { waysIn } from '#shared/platform/contract/desk.ts'
import { routeKeyOf, type Group } from '#shared/platform/contract/endpoint.ts'
import { buildStack, findingsOf, templateOf, type Json, type Resource } from './synthesised.ts'

// The grants and variables of the interviewer's services are in stack-interviewer.test.ts.
const built = buildStack({ interviewerTranscription: 'off' })
const template = templateOf(built)

const endpoints = Object.entries<Group>(api).flatMap(([group, members]) =>
  Object.values(members)
    .flatMap(waysIn)
    .map((endpoint) => ({ group, endpoint, routeKey: routeKeyOf(endpoint) })),
)
const routes = new Map<string, Json>(
  template.all('AWS::ApiGatewayV2::Route').map(([, { Properties }]) => [Properties['RouteKey'], Properties]),
)
const shapes: Record<string, LambdaShape> = { ...groups, ...background }
const entries = Object.values<LambdaShape>({ ...shapes, ...origins }).map(({ entry }) => entry)
/** Without those of the CDK, which copy files and invoke a function during a deployment. */
const ours = template
  .all('AWS::Lambda::Function')
  .filter(([, { Properties }]) => entries.includes(Properties['Description']))
const functionOf = (name: string): [string, Resource] => {
  const found = ours.find(([, { Properties }]) => Properties['Description'] === shapes[name]?.entry)
  if (found === undefined) throw new Error(`The template has no function for ${name}.`)
  return found
}
const statementsOf = (roleId: string): Record<string, Json>[] =>
  template
    .all('AWS::IAM::Policy')
    .filter(([, { Properties }]) => Properties['Roles'].some((role: { Ref: string }) => role.Ref === roleId))
    .flatMap(([, { Properties }]) => Properties['PolicyDocument'].Statement)
const grantsOf = (name: string): Record<string, Json>[] =>
  statementsOf(functionOf(name)[1].Properties['Role']['Fn::GetAtt'][0])
const actionsOf = (statement: Record<string, Json>): string[] => [statement['Action']].flat()

/** This deployment has no provider of calls. */
const secretsReadBy = (name: string): SecretName[] =>
  (shapes[name]?.grants.secrets ?? []).filter((secret) => secret !== 'voiceKeys' && secret !== 'modelKey')

describe('The stack', () => {
  test('has no cdk-nag finding, neither error nor warning', () => {
    expect(findingsOf(built.app)).toEqual([])
  })

  test('is ASCII: CloudFormation gives a question mark back for each other character of a deployed template', () => {
    expect(template.text.match(/[^\u0020-\u007e].{20}/g)).toBeNull()
  })

  test('creates its routes in three strands, because API Gateway takes ten calls a second', () => {
    const before = new Map(
      template
        .all('AWS::ApiGatewayV2::Route')
        .map(([id, { DependsOn = [] }]) => [
          id,
          DependsOn.filter((other) => template.get(other).Type === 'AWS::ApiGatewayV2::Route'),
        ]),
    )
    const depthOf = (id: string): number => 1 + Math.max(0, ...(before.get(id) ?? []).map(depthOf))
    const depths = [...before.keys()].map(depthOf)
    const atOnce = depths.map((depth) => depths.filter((other) => other === depth).length)
    expect(Math.max(...atOnce)).toBe(3)
  })

  test('is in the Sydney region, and names no account', () => {
    expect(built.stack.region).toBe('ap-southeast-2')
    expect(Token.isUnresolved(built.stack.account)).toBe(true)
  })

  test('keeps every log group for 90 days and no longer', () => {
    const retention = template
      .all('AWS::Logs::LogGroup')
      .map(([, { Properties }]) => Properties['RetentionInDays'])
    expect(retention.length).toBeGreaterThanOrEqual(ours.length + 2)
    expect(new Set(retention)).toEqual(new Set([90]))
  })
})

describe('The gateway', () => {
  test('has a route for every endpoint of the contract and no other', () => {
    expect([...routes.keys()].toSorted()).toEqual(endpoints.map(({ routeKey }) => routeKey).toSorted())
  })

  test.each(endpoints)('routes $routeKey to the function of $group', ({ group, routeKey }) => {
    const target = JSON.stringify(routes.get(routeKey)?.['Target'])
    const integration = template.all('AWS::ApiGatewayV2::Integration').find(([id]) => target.includes(id))
    expect(integration?.[1].Properties['IntegrationUri']).toEqual({
      'Fn::GetAtt': [functionOf(group)[0], 'Arn'],
    })
    expect(integration?.[1].Properties['PayloadFormatVersion']).toBe('2.0')
  })

  test.each(endpoints)('requires IAM on $routeKey only if operators call it', ({ endpoint, routeKey }) => {
    const wanted = endpoint.auth === 'operator' ? 'AWS_IAM' : 'NONE'
    expect(routes.get(routeKey)?.['AuthorizationType']).toBe(wanted)
  })

  test('requires IAM on every route of the tool, and on none of the desk', () => {
    const keys = [...routes.keys()]
    const authorised = (part: string) =>
      new Set(keys.filter((key) => key.includes(part)).map((key) => routes.get(key)?.['AuthorizationType']))
    expect(authorised('/api/recruiting')).toEqual(new Set(['AWS_IAM']))
    expect(authorised('/api/desk/')).toEqual(new Set(['NONE']))
  })

  test('has no CORS configuration, so pages of other origins cannot read its responses', () => {
    expect(template.only('AWS::ApiGatewayV2::Api').Properties).not.toHaveProperty('CorsConfiguration')
  })

  test('throttles the whole API and logs requests without IP addresses or user agents', () => {
    const stage = template.only('AWS::ApiGatewayV2::Stage').Properties
    expect(stage['DefaultRouteSettings'].ThrottlingRateLimit).toBeGreaterThan(0)
    const line = JSON.parse(stage['AccessLogSettings'].Format)
    expect(line).toMatchObject({ requestId: '$context.requestId', status: '$context.status' })
    expect(stage['AccessLogSettings'].Format).not.toMatch(/identity|sourceIp|userAgent|authorizer/)
  })
})

describe.each(Object.keys(shapes))('The function %s', (name) => {
  const [, { Properties: properties }] = functionOf(name)

  test('runs on Node 24, arm64, with the memory and timeout of its description', () => {
    const { memoryMegabytes, timeoutSeconds } = shapes[name]!
    expect(properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
    })
    expect(properties).toMatchObject({ MemorySize: memoryMegabytes, Timeout: timeoutSeconds })
  })

  test('gets every environment variable of its configuration, and no other', () => {
    const values: Record<string, unknown> = properties['Environment'].Variables
    const names = [
      ...Object.values({ ...tableVariables, ...bucketVariables, ...environment }),
      ...secretsReadBy(name).map((secret) => secretVariables[secret]),
    ]
    expect(Object.keys(values).toSorted()).toEqual(names.toSorted())
    expect(Object.values(values)).not.toContain('')
  })

  test('writes JSON to a log group of its own', () => {
    const others = ours.filter(([, other]) => other.Properties !== properties)
    expect(properties['LoggingConfig'].LogFormat).toBe('JSON')
    expect(others.map(([, other]) => other.Properties['LoggingConfig'].LogGroup.Ref)).not.toContain(
      properties['LoggingConfig'].LogGroup.Ref,
    )
  })

  test('has a role of its own, whose actions have no wildcard', () => {
    expect(
      ours.filter(
        ([, other]) => JSON.stringify(other.Properties['Role']) === JSON.stringify(properties['Role']),
      ),
    ).toHaveLength(1)
    expect(template.get(properties['Role']['Fn::GetAtt'][0]).Properties).not.toHaveProperty(
      'ManagedPolicyArns',
    )
    expect(
      grantsOf(name)
        .flatMap(actionsOf)
        .filter((action) => action.includes('*')),
    ).toEqual([])
  })

  test('has exactly the table permissions that its description grants', () => {
    const granted = grantsOf(name)
      .flatMap(actionsOf)
      .filter((action) => action.startsWith('dynamodb:') && !/Stream|GetRecords|GetShard/.test(action))
    const { tables = {}, indexes = {} } = shapes[name]!.grants
    const wanted = [
      ...Object.values(tables)
        .flat()
        .map((action) => `dynamodb:${action}`),
      ...Object.keys(indexes).map(() => 'dynamodb:Query'),
    ]
    expect(granted.toSorted()).toEqual(wanted.toSorted())
  })

  test('has exactly the mail permissions that its description grants', () => {
    const actions = { send: 'ses:SendEmail', sendRaw: 'ses:SendRawEmail', quota: 'ses:GetSendQuota' } as const
    const granted = grantsOf(name)
      .flatMap(actionsOf)
      .filter((action) => action.startsWith('ses:'))
    const wanted = (shapes[name]!.grants.mail ?? []).map((need) => actions[need])
    expect(granted.toSorted()).toEqual(wanted.toSorted())
  })

  test('has wildcard resources only for actions without resource-level permissions: quota of SES, Textract, BatchGetSecretValue', () => {
    const everything = grantsOf(name).filter((statement) => [statement['Resource']].flat().includes('*'))
    const { mail, recognition } = shapes[name]!.grants
    const wanted = [
      ...(mail?.includes('quota') ? ['ses:GetSendQuota'] : []),
      ...(recognition
        ? [
            'textract:DetectDocumentText',
            'textract:StartDocumentTextDetection',
            'textract:GetDocumentTextDetection',
          ]
        : []),
      ...(secretsReadBy(name).length > 0 ? ['secretsmanager:BatchGetSecretValue'] : []),
    ]
    expect(everything.flatMap(actionsOf).toSorted()).toEqual(wanted.toSorted())
  })
})

test('every function of the description is in the stack', () => {
  expect(new Set(ours.map(([, { Properties }]) => Properties['Description']))).toEqual(new Set(entries))
  expect(ours).toHaveLength(entries.length)
})

describe('Publication', () => {
  const [trigger] = template.all('Custom::Trigger').map(([, found]) => found)

  test('runs after each deployment that changes its function, once the pages are in the bucket', () => {
    const version = template.get(trigger?.Properties['HandlerArn'].Ref)
    expect(version.Type).toBe('AWS::Lambda::Version')
    expect(version.Properties['FunctionName'].Ref).toBe(functionOf('publisher')[0])
    expect(trigger?.Properties).toMatchObject({
      ExecuteOnHandlerChange: true,
      InvocationType: 'RequestResponse',
    })
    expect(trigger?.DependsOn).toContainEqual(expect.stringMatching(/^SitePages/))
  })

  test.each(['publisher', 'recruiting'])('%s is updated after the assets that its pages request', (name) => {
    expect(functionOf(name)[1].DependsOn).toContainEqual(expect.stringMatching(/^SiteAssets/))
  })

  test('the function for missing pages has no environment and no permission but for its log', () => {
    const [, { Properties }] = ours.find(
      ([, each]) => each.Properties['Description'] === origins.unpublished.entry,
    )!
    expect(Properties).not.toHaveProperty('Environment')
    expect(statementsOf(Properties['Role']['Fn::GetAtt'][0]).flatMap(actionsOf)).toEqual([
      'logs:CreateLogStream',
      'logs:PutLogEvents',
    ])
  })
})

describe('Background functions', () => {
  const backgroundShapes = Object.entries<BackgroundShape>(background).map(([name, shape]) => ({
    name,
    ...shape,
  }))

  test.each(backgroundShapes)(
    '$name runs on its schedule and for its events',
    ({ name, everyMinutes, onEvents }) => {
      const arn = { 'Fn::GetAtt': [functionOf(name)[0], 'Arn'] }
      const rules = template.all('AWS::Events::Rule').map(([, { Properties }]) => Properties)
      const own = rules.filter(({ Targets: [target] }) => isDeepStrictEqual(target.Arn, arn))
      // The dispatcher runs those of each minute: tests/infra/stack-alarms.test.ts.
      const isDispatched = everyMinutes === 1
      expect(own.map((rule) => rule['ScheduleExpression'] ?? rule['EventPattern'])).toEqual([
        ...(everyMinutes === undefined || isDispatched
          ? []
          : [Schedule.rate(Duration.minutes(everyMinutes)).expressionString]),
        ...(onEvents === undefined ? [] : [onEvents]),
      ])
      expect(own.length > 0 || isDispatched).toBe(true)
    },
  )

  test('SES publishes bounces to the event bus that they read', () => {
    const destinations = template
      .all('AWS::SES::ConfigurationSetEventDestination')
      .map(([, { Properties }]) => Properties['EventDestination'])
    const toBus = destinations.filter((destination) => destination.EventBridgeDestination !== undefined)
    expect(toBus.map(({ MatchingEventTypes }) => MatchingEventTypes)).toEqual([['bounce']])
  })

  const mappings = template.all('AWS::Lambda::EventSourceMapping').map(([, { Properties }]) => Properties)
  const started = backgroundShapes.flatMap(({ name, onChangesOf }) =>
    onChangesOf === undefined ? [] : [{ name, ...onChangesOf }],
  )

  test.each(started)(
    'the stream of $table invokes $name for the changes it names, in small batches, with a queue for failed ones',
    ({ name, table, matching }) => {
      const [mapping, ...others] = mappings.filter(
        ({ FunctionName }) => FunctionName.Ref === functionOf(name)[0],
      )
      expect(others).toEqual([])
      expect(mapping).toMatchObject({
        FilterCriteria: { Filters: [{ Pattern: JSON.stringify(matching) }] },
        BatchSize: 10,
        BisectBatchOnFunctionError: true,
        MaximumRetryAttempts: 3,
      })
      const [tableId] = mapping!['EventSourceArn']['Fn::GetAtt']
      expect(tableId.toLowerCase()).toMatch(new RegExp(`^${table}table`))
      const { stream }: Table = tables[table]
      expect(template.get(tableId).Properties['StreamSpecification'].StreamViewType).toBe(stream)
      const [queue] = mapping!['DestinationConfig'].OnFailure.Destination['Fn::GetAtt']
      expect(template.get(queue).Type).toBe('AWS::SQS::Queue')
    },
  )

  test('no other function reads a stream', () => {
    expect(mappings).toHaveLength(started.length)
  })

  test('e-mail is sent only from our identity, with our configuration set', () => {
    const sending = Object.keys(shapes)
      .flatMap(grantsOf)
      .filter((statement) => actionsOf(statement).includes('ses:SendEmail'))
    expect(sending.length).toBeGreaterThan(0)
    for (const { Resource } of sending) {
      expect(Resource).toHaveLength(2)
      expect(JSON.stringify(Resource)).toMatch(/:identity\/.*:configuration-set\//)
    }
  })
})
