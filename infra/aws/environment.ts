import {
  bucketVariables,
  environment,
  optionalEnvironment,
  signInEnvironment,
  tableVariables,
  voiceEnvironment,
} from '#functions/environment.ts'
import { named } from '../named.ts'
import type { LambdaShape } from '../resources/lambda-shape.ts'
import type { Settings } from '../settings.ts'
import type { Buckets, Tables } from './data.ts'
import type { Mail } from './mail.ts'
import { mapValues } from './names.ts'
import type { Generations } from './secrets.ts'
import type { Voice } from './voice.ts'

type Parts = {
  settings: Settings
  siteUrl: string
  tables: Tables
  buckets: Buckets
  originSecrets: Generations
  signInKeys: Generations
  mail: Mail
  voice: Voice | undefined
}

export type EnvironmentOf = (shape: LambdaShape) => Record<string, string>

export function createEnvironment(parts: Parts): EnvironmentOf {
  const { settings, siteUrl, tables, buckets, originSecrets, signInKeys, mail, voice } = parts
  const storage = {
    ...named(
      tableVariables,
      mapValues(tables, ({ tableName }) => tableName),
    ),
    ...named(
      bucketVariables,
      mapValues(buckets, ({ bucketName }) => bucketName),
    ),
  }
  const everybodys = named(environment, {
    apiKeys: settings.apiKeys.join(','),
    // `unsafeUnwrap` returns a reference, which CloudFormation resolves; the template does not contain the value.
    originSecrets: originSecrets.accepted.map(({ value }) => value.unsafeUnwrap()).join(','),
    siteUrl,
    mailFrom: settings.mailFrom,
    enquiriesTo: settings.enquiriesTo,
    mailConfigurationSet: mail.configurationSet.configurationSetName,
  })
  const signIn = named(signInEnvironment, {
    signInKey: String(signInKeys.current.generation),
    signInKeys: signInKeys.accepted
      .map(({ generation, value }) => `${generation}=${value.unsafeUnwrap()}`)
      .join(','),
  })
  const calls = voice && callEnvironment(voice)
  const options = {
    ...(voice && { [optionalEnvironment.voiceAgent]: voice.agentName }),
    ...(settings.testInterviews && { [optionalEnvironment.testInterviews]: 'true' }),
  }
  return ({ grants }) => ({
    ...storage,
    ...everybodys,
    ...options,
    ...(grants.signInKeys === true && signIn),
    ...(grants.voiceKeys === 'both' && calls),
    ...(grants.voiceKeys === 'private' && calls && privateKeyOf(calls)),
  })
}

/** What ends calls. */
const privateKeyOf = (calls: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(calls).filter(([name]) => name === voiceEnvironment.privateKey))

const callEnvironment = ({
  publicKey,
  privateKey,
  recordingRole,
  minutesPerDay,
}: Voice): Record<string, string> =>
  named(voiceEnvironment, {
    publicKey: publicKey.unsafeUnwrap(),
    privateKey: privateKey.unsafeUnwrap(),
    recordingRole: recordingRole.roleArn,
    minutesPerDay: String(minutesPerDay),
  })
