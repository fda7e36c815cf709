import type { NetworkLimits } from '#shared/platform/contract/limits.ts'
import { malaysianContacts } from '#shared/platform/emergency-contacts.ts'
import {
  bucketNames,
  bucketVariables,
  environment,
  mapNames,
  optionalEnvironment,
  secretVariables,
  tableNames,
  tableVariables,
  voiceEnvironment,
  type BucketName,
  type TableName,
} from '../names/environment.ts'
import type { AwsAddress } from './aws-address.ts'
import { interviewerPartsIn, type InterviewerParts } from './interviewer-settings.ts'
import { factorRing, keyRing, type KeyRing } from './key-ring.ts'
import { listIn, keysIn, type Environment, type SecretOf } from './secrets.ts'
import { voiceKeysIn, type VoiceKeys } from './voice-keys.ts'

/** Accepted values; a second one is being rotated in or out. */
export type CallerSecrets = { apiKeys: readonly string[]; originSecrets: readonly string[] }

export type Config = {
  siteUrl: string
  /** Without a host name of its own the desk is on the site's. */
  deskUrl: string
  dynamo: AwsAddress
  tables: Readonly<Record<TableName, string>>
  s3: AwsAddress
  buckets: Readonly<Record<BucketName, string>>
  mail: { service: AwsAddress; from: string; enquiriesTo: string; configurationSet: string | undefined }
  interviews: InterviewSettings
  networkLimits: NetworkLimits
}

export type InterviewSettings = {
  /** The agent that conducts interviews at the provider of calls; without one the interviewer is the built-in one. */
  agentName: string | undefined
  /** The provider records calls, too. */
  isRecordedInCloud: boolean
  /** The services that support the interviewer; null where it is the built-in one alone. */
  interviewerParts: InterviewerParts | null
  /** Whom a candidate in danger is told to call. */
  emergencyContacts: string
  /** Whether a page may ask for test mode. */
  areTestsAllowed: boolean
}

/** The part of the account at the provider of calls that ending a call needs. */
export type CallEnder = {
  /** Set only for a local stand-in. */
  endpoint?: string
  agentName: string
} & Pick<VoiceKeys, 'privateKey'>

/** The account at the provider of calls. */
export type VoiceAccount = CallEnder &
  VoiceKeys & {
    /** The IAM role with which the provider stores recordings; undefined where the browser alone records. */
    recordingRole: string | undefined
    /** How many minutes all calls of a day may take together. */
    minutesPerDay: number
  }

const requiredFrom =
  (values: Environment) =>
  (name: string): string => {
    const value = values[name]
    if (value === undefined || value === '')
      throw new Error(`Set the environment variable ${name} of this function.`)
    return value
  }

/** An operator who leaves a setting empty does not set it. */
const optionalFrom =
  (values: Environment) =>
  (name: string): string | undefined =>
    values[name] === '' ? undefined : values[name]

function ringNamed(variable: string, values: Environment, secretOf: SecretOf): KeyRing {
  const keys = keysIn(requiredFrom(values)(variable))
  return keyRing(
    keys[0]?.id ?? '',
    new Map(keys.map(({ id, secret }) => [id, new TextEncoder().encode(secretOf(secret))])),
  )
}

export const keyRingFrom = (values: Environment, secretOf: SecretOf): KeyRing =>
  ringNamed(secretVariables.signInKeys, values, secretOf)

export const factorRingFrom = (values: Environment, secretOf: SecretOf): KeyRing =>
  factorRing(ringNamed(secretVariables.factorKeys, values, secretOf), keyRingFrom(values, secretOf))

function interviewSettingsFrom(values: Environment): InterviewSettings {
  const optional = optionalFrom(values)
  return {
    agentName: optional(optionalEnvironment.voiceAgent),
    isRecordedInCloud: optional(optionalEnvironment.cloudRecordings) === 'true',
    interviewerParts: interviewerPartsIn(
      optional(optionalEnvironment.interviewer) ?? '',
      optional(optionalEnvironment.interviewerProcessing) ?? '',
    ),
    emergencyContacts: optional(optionalEnvironment.emergencyContacts) ?? malaysianContacts,
    areTestsAllowed: optional(optionalEnvironment.testInterviews) === 'true',
  }
}

/** What ends calls, of a deployment with a provider of calls; undefined without one. */
export function callEnderFrom(values: Environment, secretOf: SecretOf): CallEnder | undefined {
  const { agentName } = interviewSettingsFrom(values)
  if (agentName === undefined) return undefined
  const { privateKey } = voiceKeysIn(secretOf(requiredFrom(values)(secretVariables.voiceKeys)))
  return { agentName, privateKey }
}

/** The account of a deployment with a provider of calls; undefined without one. */
export function voiceAccountFrom(values: Environment, secretOf: SecretOf): VoiceAccount | undefined {
  const { agentName } = interviewSettingsFrom(values)
  if (agentName === undefined) return undefined
  const required = requiredFrom(values)
  return {
    agentName,
    ...voiceKeysIn(secretOf(required(secretVariables.voiceKeys))),
    recordingRole: optionalFrom(values)(voiceEnvironment.recordingRole),
    minutesPerDay: Number(required(voiceEnvironment.minutesPerDay)),
  }
}

/** Read once per cold start, by a function that answers requests. */
export const callerSecretsFrom = (values: Environment, secretOf: SecretOf): CallerSecrets => ({
  apiKeys: listIn(requiredFrom(values)(environment.apiKeys)),
  originSecrets: listIn(requiredFrom(values)(secretVariables.originSecrets)).map(secretOf),
})

/** Read once per cold start. A missing variable is named in the error. */
export function configFrom(values: Environment): Config {
  const required = requiredFrom(values)
  const optional = optionalFrom(values)
  const region = required('AWS_REGION')
  return {
    siteUrl: required(environment.siteUrl),
    deskUrl: optional(optionalEnvironment.deskUrl) ?? required(environment.siteUrl),
    dynamo: { region },
    tables: mapNames(tableNames, (name) => required(tableVariables[name])),
    s3: { region },
    buckets: mapNames(bucketNames, (name) => required(bucketVariables[name])),
    mail: {
      service: { region },
      from: required(environment.mailFrom),
      enquiriesTo: required(environment.enquiriesTo),
      configurationSet: optional(environment.mailConfigurationSet),
    },
    interviews: interviewSettingsFrom(values),
    networkLimits: JSON.parse(optional(optionalEnvironment.networkLimits) ?? '{}') as NetworkLimits,
  }
}
