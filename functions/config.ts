import {
  bucketNames,
  bucketVariables,
  environment,
  mapNames,
  optionalEnvironment,
  signInEnvironment,
  tableNames,
  tableVariables,
  voiceEnvironment,
  type BucketName,
  type TableName,
} from './environment.ts'
import { keyRing, type KeyRing } from './http/key-ring.ts'

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
  interviews: InterviewSettings
}

export type InterviewSettings = {
  /** The agent that conducts interviews at the provider of calls; without one the interviewer is the built-in one. */
  agentName: string | undefined
  /** Whether a page may ask for test mode. */
  areTestsAllowed: boolean
}

/** What of the account at the provider of calls ends one. */
export type CallEnder = {
  /** Set only for a local stand-in. */
  endpoint?: string
  agentName: string
  privateKey: string
}

/** The account at the provider of calls. */
export type VoiceAccount = CallEnder & {
  publicKey: string
  /** The IAM role with which the provider stores recordings. */
  recordingRole: string
  /** How many minutes all calls of a day may take together. */
  minutesPerDay: number
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

export function keyRingFrom(values: Environment): KeyRing {
  const required = requiredFrom(values)
  const keys = list(required(signInEnvironment.signInKeys)).map((entry): [string, Uint8Array] => {
    const [id = '', key = ''] = entry.split('=')
    return [id, new TextEncoder().encode(key)]
  })
  return keyRing(required(signInEnvironment.signInKey), new Map(keys))
}

const interviewSettingsFrom = (values: Environment): InterviewSettings => ({
  agentName: values[optionalEnvironment.voiceAgent] || undefined,
  areTestsAllowed: values[optionalEnvironment.testInterviews] === 'true',
})

/** What ends calls, of a deployment with a provider of calls; undefined without one. */
export function callEnderFrom(values: Environment): CallEnder | undefined {
  const { agentName } = interviewSettingsFrom(values)
  if (agentName === undefined) return undefined
  return { agentName, privateKey: requiredFrom(values)(voiceEnvironment.privateKey) }
}

/** The account of a deployment with a provider of calls; undefined without one. */
export function voiceAccountFrom(values: Environment): VoiceAccount | undefined {
  const { agentName } = interviewSettingsFrom(values)
  if (agentName === undefined) return undefined
  const required = requiredFrom(values)
  return {
    agentName,
    publicKey: required(voiceEnvironment.publicKey),
    privateKey: required(voiceEnvironment.privateKey),
    recordingRole: required(voiceEnvironment.recordingRole),
    minutesPerDay: Number(required(voiceEnvironment.minutesPerDay)),
  }
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
    interviews: interviewSettingsFrom(values),
  }
}
