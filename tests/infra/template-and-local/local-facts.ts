import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ListTablesCommand,
} from '@aws-sdk/client-dynamodb'
import {
  GetBucketLifecycleConfigurationCommand,
  GetBucketVersioningCommand,
  S3Client,
  type LifecycleRule,
} from '@aws-sdk/client-s3'
import { localCredentials } from '#infra/local/account/identity.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import type { Stack } from '#infra/local/stack.ts'
import { apiKeyHeader } from '#shared/platform/contract/headers.ts'
import type { Json } from '../synthesised.ts'
import { labelOf } from './act.ts'
import type { Facts } from './facts.ts'
import { localChanges } from './local-changes.ts'
import { isAllowed } from './local-grants.ts'
import { localRoutes } from './local-routes.ts'
import { site } from './resolved.ts'
import { runningFunctions } from './running-functions.ts'
import type { TemplateFacts } from './template-facts.ts'

type Pairs = [string, string][]

/** Facts from the answers of the running servers. The template provides the questions and no values. */
export async function localFacts(stack: Stack, asked: TemplateFacts): Promise<Facts> {
  const functions = await runningFunctions(stack)
  return new Map([
    ...(await tableFacts(stack)),
    ...(await bucketFacts(stack, asked)),
    ...functionFacts(functions, stack),
    ...(await grantFacts(stack, { asked, functions })),
    ...(await localRoutes(stack.gateway, [...asked.facts.keys()])),
    ...(await localChanges(stack, await streamedTables(stack))),
    await apiKeyFact(stack, asked.apiKeys),
  ])
}

const dynamoOf = (stack: Stack) => new DynamoDBClient(localAddress(stack.dynamo))

const keyText = (schema: Json): string =>
  schema.map(({ AttributeName, KeyType }: Json) => `${KeyType} ${AttributeName}`).join(', ')

async function describedTables(stack: Stack): Promise<Json[]> {
  const client = dynamoOf(stack)
  const { TableNames = [] } = await client.send(new ListTablesCommand({}))
  return Promise.all(
    TableNames.map(async (TableName) => {
      const { Table } = await client.send(new DescribeTableCommand({ TableName }))
      const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }))
      return { ...Table, expiry: TimeToLiveDescription?.AttributeName }
    }),
  )
}

const streamedTables = async (stack: Stack): Promise<Json[]> =>
  (await describedTables(stack)).filter(
    ({ StreamSpecification }) => StreamSpecification?.StreamEnabled === true,
  )

async function tableFacts(stack: Stack): Promise<Pairs> {
  const tables = await describedTables(stack)
  return tables.flatMap(
    ({ TableName: name, KeySchema, GlobalSecondaryIndexes = [], expiry, ...more }): Pairs => [
      [`table ${name} key`, keyText(KeySchema)],
      ...GlobalSecondaryIndexes.map((index: Json): [string, string] => [
        `table ${name} index ${index.IndexName}`,
        `${keyText(index.KeySchema)}, ${index.Projection.ProjectionType}`,
      ]),
      ...(expiry === undefined ? [] : ([[`table ${name} expiry`, expiry]] as Pairs)),
      ...(more.StreamSpecification?.StreamEnabled === true
        ? ([[`table ${name} stream`, more.StreamSpecification.StreamViewType]] as Pairs)
        : []),
    ],
  )
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']
const elsewhere = 'https://elsewhere.example'

async function bucketFacts(stack: Stack, { acts, facts }: TemplateFacts): Promise<Pairs> {
  const client = new S3Client({ ...localAddress(stack.s3, localCredentials), forcePathStyle: true })
  const named = [...facts.keys()].flatMap((name) => / takes \w+ from (https?:.*)$/.exec(name)?.[1] ?? [])
  const origins = [...new Set([stack.site, elsewhere, ...named])]
  const buckets = [...new Set(acts.flatMap((act) => (act.service === 's3' ? [act.bucket] : [])))]
  const pairs: Pairs = []
  for (const Bucket of buckets) {
    const { Status } = await client.send(new GetBucketVersioningCommand({ Bucket }))
    pairs.push([`bucket ${Bucket} versions`, Status ?? 'none'])
    for (const origin of origins)
      for (const method of methods) {
        const headers = { origin, 'access-control-request-method': method }
        const { status } = await fetch(`${stack.s3}/${Bucket}/probe`, { method: 'OPTIONS', headers })
        const from = origin === stack.site ? site : origin
        if (status === 200) pairs.push([`bucket ${Bucket} takes ${method} from ${from}`, 'yes'])
      }
    pairs.push(...(await lifecycleFacts(client, Bucket)))
  }
  return pairs
}

async function lifecycleFacts(client: S3Client, Bucket: string): Promise<Pairs> {
  const { Rules = [] } = await client
    .send(new GetBucketLifecycleConfigurationCommand({ Bucket }))
    .catch(() => ({ Rules: [] }))
  return Rules.flatMap(({ Filter, Expiration, ...more }: LifecycleRule): Pairs => {
    const below = Filter?.Prefix === '' ? '' : ` below ${Filter?.Prefix}`
    const days = (what: string, value: number | undefined): Pairs =>
      value === undefined ? [] : [[`bucket ${Bucket} ${what}${below} end`, `after ${value} days`]]
    return [
      ...days('files', Expiration?.Days),
      ...days('earlier versions', more.NoncurrentVersionExpiration?.NoncurrentDays),
      ...days('unfinished uploads', more.AbortIncompleteMultipartUpload?.DaysAfterInitiation),
    ]
  })
}

const secretVariables: Readonly<Record<string, string>> = {
  originSecrets: 'ORIGIN_SECRETS',
  signInKeys: 'SIGN_IN_KEYS',
  factorKeys: 'FACTOR_KEYS',
  voiceKeys: 'VOICE_KEYS',
  modelKey: 'MODEL_KEY',
}

const functionFacts = (functions: Record<string, Json>, stack: Stack): Pairs =>
  Object.entries(functions).flatMap(([name, running]): Pairs => {
    const variable = (label: string, value: string): [string, string] => [`${name} variable ${label}`, value]
    const of = (record: Record<string, string>, ending: string) =>
      Object.entries(record).map(([key, value]) => variable(`${key.toUpperCase()}_${ending}`, value))
    return [
      [`function ${name}`, 'runs'],
      ...of(running.tables, 'TABLE'),
      ...of(running.buckets, 'BUCKET'),
      variable('SITE_URL', running.siteUrl === stack.site ? site : running.siteUrl),
      variable('MAIL_FROM', running.mailFrom),
      variable('ENQUIRIES_TO', running.enquiriesTo),
      ...(running.interviews.areTestsAllowed === true ? [variable('TEST_INTERVIEWS', 'true')] : []),
      ...running.secrets.map((secret: string) => variable(secretVariables[secret] ?? secret, 'a secret')),
      ...(running.everyMinutes === undefined
        ? []
        : ([[`${name} schedule`, `every ${running.everyMinutes} minutes`]] as Pairs)),
      ...(running.events === undefined
        ? []
        : ([[`${name} events`, JSON.stringify(running.events)]] as Pairs)),
    ]
  })

type Grants = { asked: TemplateFacts; functions: Record<string, Json> }

async function grantFacts(stack: Stack, { asked, functions }: Grants): Promise<Pairs> {
  const pairs: Pairs = []
  for (const name of Object.keys(functions))
    for (const act of asked.acts)
      if (await isAllowed(stack, name, act)) pairs.push([`${name} may ${labelOf(act)}`, 'yes'])
  return pairs
}

/** The template's keys that the API accepts, and an unknown key if it accepts that, too. */
async function apiKeyFact(stack: Stack, keys: string): Promise<[string, string]> {
  const takes = async (key: string): Promise<boolean> =>
    (await fetch(`${stack.site}/api/jobs`, { headers: { [apiKeyHeader]: key } })).status === 200
  const taken: string[] = []
  for (const key of [...keys.split(','), 'a key that is not set']) if (await takes(key)) taken.push(key)
  return ['API keys', taken.join()]
}
