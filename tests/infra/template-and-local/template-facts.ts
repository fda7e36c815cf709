import { dispatcherVariable } from '#functions/platform/names/environment.ts'
import type { Json } from '../synthesised.ts'
import { everyAct, type Asked } from './act.ts'
import { changeSamples, changeLabel, type ChangeSample } from './changes.ts'
import type { Facts } from './facts.ts'
import { grantsIn, prefixesIn } from './policies.ts'
import { bucketName, functionName, listOf, resolved, tableName, type Resources } from './resolved.ts'

/** The facts of the synthesised template, and the calls and changes to try at the local servers. */
export type TemplateFacts = {
  facts: Facts
  acts: readonly Asked[]
  functions: readonly string[]
  apiKeys: string
}

type Pairs = [string, string][]

export function templateFacts(resources: Resources): TemplateFacts {
  const all = (type: string) => Object.entries(resources).filter(([, { Type }]) => Type === type)
  const tables = all('AWS::DynamoDB::GlobalTable').map(([id, { Properties }]) => ({
    name: tableName(id),
    properties: Properties,
    indexes: listOf(Properties.GlobalSecondaryIndexes).map(({ IndexName }) => String(IndexName)),
  }))
  const buckets = all('AWS::S3::Bucket').flatMap(([id, { Properties }]) =>
    // No function uses the buckets of the built site and of the access logs.
    id.startsWith('AccessLogs') || id.startsWith('SiteBucket')
      ? []
      : [{ name: bucketName(id), properties: Properties }],
  )
  const functions = all('AWS::Lambda::Function').flatMap(([id, { Properties }]) =>
    // The others are the CDK's own.
    String(Properties.Description).startsWith('functions/')
      ? [
          {
            name: functionName(id),
            role: Properties.Role['Fn::GetAtt'][0],
            variables: Properties.Environment?.Variables ?? {},
          },
        ]
      : [],
  )
  const bucketNames = buckets.map(({ name }) => name)
  const acts = everyAct({ tables, buckets: bucketNames, prefixes: prefixesIn(resources, bucketNames) })
  const facts: Pairs = [
    ...tables.flatMap(tableFacts),
    ...buckets.flatMap((bucket) => bucketFacts(bucket, resources)),
    ...functions.flatMap((one) => functionFacts(one, resources)),
    ...grantsIn(resources, functions, acts),
    ...all('AWS::ApiGatewayV2::Route').map(([, { Properties }]): [string, string] => [
      `route ${Properties.RouteKey}`,
      Properties.AuthorizationType === 'AWS_IAM' ? 'for operators' : 'behind the edge',
    ]),
    ...all('AWS::Events::Rule').flatMap(([, { Properties }]) => ruleFacts(Properties, resources)),
    ...streamFacts(
      all('AWS::Lambda::EventSourceMapping').map(([, { Properties }]) => Properties),
      resources,
    ),
  ]
  const apiKeys = functions.map(({ variables }) => variables.API_KEYS).find((keys) => keys !== undefined)
  facts.push(['API keys', apiKeys])
  return { facts: new Map(facts), acts, functions: functions.map(({ name }) => name), apiKeys }
}

const keyText = (schema: Json): string =>
  schema.map(({ AttributeName, KeyType }: Json) => `${KeyType} ${AttributeName}`).join(', ')

function tableFacts({ name, properties }: { name: string; properties: Json }): Pairs {
  const {
    KeySchema,
    GlobalSecondaryIndexes,
    TimeToLiveSpecification: expiry,
    StreamSpecification,
  } = properties
  return [
    [`table ${name} key`, keyText(KeySchema)],
    ...listOf(GlobalSecondaryIndexes).map((index): [string, string] => [
      `table ${name} index ${index.IndexName}`,
      `${keyText(index.KeySchema)}, ${index.Projection.ProjectionType}`,
    ]),
    ...(expiry?.Enabled === true ? ([[`table ${name} expiry`, expiry.AttributeName]] as Pairs) : []),
    ...(StreamSpecification === undefined
      ? []
      : ([[`table ${name} stream`, StreamSpecification.StreamViewType]] as Pairs)),
  ]
}

function bucketFacts({ name, properties }: { name: string; properties: Json }, resources: Resources): Pairs {
  const cors = listOf(properties.CorsConfiguration?.CorsRules).flatMap(({ AllowedOrigins, AllowedMethods }) =>
    listOf(AllowedOrigins).flatMap((origin) =>
      listOf(AllowedMethods).map((method): [string, string] => [
        `bucket ${name} takes ${method} from ${resolved(origin, resources)}`,
        'yes',
      ]),
    ),
  )
  const rules = listOf(properties.LifecycleConfiguration?.Rules).flatMap((rule): Pairs => {
    const below = rule.Prefix === undefined ? '' : ` below ${rule.Prefix}`
    const days = (value: Json, what: string): Pairs =>
      value === undefined ? [] : [[`bucket ${name} ${what}${below} end`, `after ${value} days`]]
    return [
      ...days(rule.ExpirationInDays, 'files'),
      ...days(rule.NoncurrentVersionExpiration?.NoncurrentDays, 'earlier versions'),
      ...days(rule.AbortIncompleteMultipartUpload?.DaysAfterInitiation, 'unfinished uploads'),
    ]
  })
  const versions = properties.VersioningConfiguration?.Status ?? 'none'
  return [[`bucket ${name} versions`, versions], ...cors, ...rules]
}

type TemplateFunction = { name: string; variables: Record<string, Json> }

const secrets = new Set(['ORIGIN_SECRETS', 'SIGN_IN_KEYS', 'FACTOR_KEYS', 'VOICE_KEYS'])

const functionFacts = ({ name, variables }: TemplateFunction, resources: Resources): Pairs => [
  [`function ${name}`, 'runs'],
  ...Object.entries(variables)
    // `apiKeyFact` tries the keys once for all functions.
    .filter(([variable]) => variable !== 'API_KEYS')
    .map(([variable, value]): [string, string] => [
      `${name} variable ${variable}`,
      secrets.has(variable) ? 'a secret' : resolved(value, resources),
    ]),
]

/** The rule of the dispatcher is the schedule of each function that it invokes. */
function scheduledBy(arn: Json, resources: Resources): string[] {
  const variables = resources[arn['Fn::GetAtt']?.[0]]?.Properties.Environment?.Variables
  const names = variables?.[dispatcherVariable]
  return names === undefined ? [resolved(arn, resources)] : resolved(names, resources).split(',')
}

function ruleFacts(rule: Json, resources: Resources): Pairs {
  const names = scheduledBy(rule.Targets[0].Arn, resources)
  if (rule.ScheduleExpression === undefined)
    return names.map((name) => [
      `${name} events`,
      JSON.stringify({ source: rule.EventPattern.source, detail: rule.EventPattern.detail }),
    ])
  const [, amount, unit = ''] = /^rate\((\d+) (\w+?)s?\)$/.exec(rule.ScheduleExpression) ?? []
  const minutes = { minute: 1, hour: 60, day: 24 * 60 }[unit]
  if (minutes === undefined) throw new Error(`This test does not know ${rule.ScheduleExpression}.`)
  return names.map((name) => [`${name} schedule`, `every ${Number(amount) * minutes} minutes`])
}

/** Lambda's event filter: each name has one of the listed texts, or matches the nested pattern. */
const passes = (pattern: Json, value: Json): boolean =>
  Object.entries<Json>(pattern).every(([name, wanted]) => {
    if (!Array.isArray(wanted)) return passes(wanted, value?.[name])
    if (wanted.some((each) => typeof each !== 'string'))
      throw new Error(`This test does not know ${pattern}.`)
    return wanted.includes(value?.[name])
  })

const recordOf = ({ kind, row }: ChangeSample, view: string): Json => ({
  eventName: kind,
  dynamodb: { ...(view === 'NEW_IMAGE' && kind !== 'REMOVE' && { NewImage: row }) },
})

/** For each kind of change, the functions that the template invokes. */
function streamFacts(mappings: readonly Json[], resources: Resources): Pairs {
  const tables = [...new Set(mappings.map(({ EventSourceArn }) => String(EventSourceArn['Fn::GetAtt'][0])))]
  return tables.flatMap((id) =>
    changeSamples(tableName(id)).map((sample): [string, string] => {
      const view = resources[id]?.Properties.StreamSpecification?.StreamViewType
      const invoked = mappings
        .filter(({ EventSourceArn }) => EventSourceArn['Fn::GetAtt'][0] === id)
        .filter(({ FilterCriteria }) =>
          FilterCriteria.Filters.some(({ Pattern }: Json) =>
            passes(JSON.parse(Pattern), recordOf(sample, view)),
          ),
        )
        .map(({ FunctionName }) => resolved(FunctionName, resources))
      return [changeLabel(sample), invoked.join(', ') || 'invokes no function']
    }),
  )
}
