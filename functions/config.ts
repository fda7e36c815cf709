import { keyRing, type KeyRing } from './http/key-ring.ts'

/** Every table and bucket. Config, environment and stack derive from these lists; `infra/resources.ts` describes each name. */
export const tableNames = ['users', 'jobs', 'applications', 'sessions', 'enquiries', 'guards'] as const
export type TableName = (typeof tableNames)[number]

export const bucketNames = ['uploads', 'interviews'] as const
export type BucketName = (typeof bucketNames)[number]

export const mapNames = <Name extends string>(
  names: readonly Name[],
  to: (name: Name) => string,
): Readonly<Record<Name, string>> =>
  Object.fromEntries(names.map((name) => [name, to(name)])) as Record<Name, string>

/** The environment variables that hold the tables' and buckets' names: `USERS_TABLE`, `UPLOADS_BUCKET`. */
export const tableVariables = mapNames(tableNames, (name) => `${name.toUpperCase()}_TABLE`)
export const bucketVariables = mapNames(bucketNames, (name) => `${name.toUpperCase()}_BUCKET`)

/** The other names of a function's environment: the stack sets them, `configFrom` reads them. */
export const environment = {
  /** Comma-separated; the second value is being rotated out. */
  apiKeys: 'API_KEYS',
  /** Comma-separated. The edge adds one to each request, which proves that it did not bypass the edge. */
  originSecrets: 'ORIGIN_SECRETS',
  siteUrl: 'SITE_URL',
  mailFrom: 'MAIL_FROM',
  enquiriesTo: 'ENQUIRIES_TO',
  mailConfigurationSet: 'MAIL_CONFIGURATION_SET',
} as const

/** Only for functions that authenticate candidates. */
export const signInEnvironment = {
  /** The id of the key that signs tokens. */
  sessionKey: 'SESSION_KEY',
  /** Comma-separated `id=key`: the one that signs, the one before and the one after. */
  sessionKeys: 'SESSION_KEYS',
} as const

/** Where an AWS service listens. Endpoint and credentials are set only for a local stand-in. */
export type AwsAddress = {
  region: string
  endpoint?: string
  credentials?: { accessKeyId: string; secretAccessKey: string }
}

export type Config = {
  apiKeys: readonly string[]
  originSecrets: readonly string[]
  siteUrl: string
  dynamo: AwsAddress
  tables: Readonly<Record<TableName, string>>
  s3: AwsAddress
  buckets: Readonly<Record<BucketName, string>>
  mail: { service: AwsAddress; from: string; enquiriesTo: string; configurationSet: string | undefined }
}

type Environment = Readonly<Record<string, string | undefined>>

const list = (value: string): string[] => value.split(',').filter((part) => part !== '')

const requiredFrom =
  (values: Environment) =>
  (name: string): string => {
    const value = values[name]
    if (value === undefined || value === '')
      throw new Error(`Set the environment variable ${name} of this function.`)
    return value
  }

/** The keys that sign tokens. */
export function keyRingFrom(values: Environment): KeyRing {
  const required = requiredFrom(values)
  const keys = list(required(signInEnvironment.sessionKeys)).map((entry): [string, Uint8Array] => {
    const [id = '', key = ''] = entry.split('=')
    return [id, new TextEncoder().encode(key)]
  })
  return keyRing(required(signInEnvironment.sessionKey), new Map(keys))
}

/** Read once per cold start. A missing variable stops the function there, with its name, before any request. */
export function configFrom(values: Environment): Config {
  const required = requiredFrom(values)
  const region = required('AWS_REGION')
  return {
    apiKeys: list(required(environment.apiKeys)),
    originSecrets: list(required(environment.originSecrets)),
    siteUrl: required(environment.siteUrl),
    dynamo: { region },
    tables: mapNames(tableNames, (name) => required(tableVariables[name])),
    s3: { region },
    buckets: mapNames(bucketNames, (name) => required(bucketVariables[name])),
    mail: {
      service: { region },
      from: required(environment.mailFrom),
      enquiriesTo: required(environment.enquiriesTo),
      configurationSet: values[environment.mailConfigurationSet],
    },
  }
}
