import {
  bucketVariables,
  environment,
  interviewerVariable,
  type InterviewerServices,
  optionalEnvironment,
  secretVariables,
  tableVariables,
  voiceEnvironment,
} from '#functions/platform/names/environment.ts'
import type { InterviewerSettings } from '../interviewer-settings.ts'
import { named } from '../named.ts'
import type { Grants } from '../resources/grants.ts'
import type { LambdaShape } from '../resources/lambda-shape.ts'
import type { Settings } from '../settings.ts'
import type { Buckets, Tables } from './data.ts'
import type { Mail } from './mail.ts'
import { mapValues } from './names.ts'
import type { ReadSecrets } from './secrets.ts'
import type { Voice } from './voice.ts'

type Parts = {
  settings: Settings
  siteUrl: string
  tables: Tables
  buckets: Buckets
  secrets: ReadSecrets
  mail: Mail
  voice: Voice | undefined
}

export type EnvironmentOf = (shape: LambdaShape) => Record<string, string>

export function createEnvironment(parts: Parts): EnvironmentOf {
  const { settings, siteUrl, tables, buckets, secrets, mail, voice } = parts
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
  const common = named(environment, {
    apiKeys: settings.apiKeys.join(','),
    siteUrl,
    mailFrom: settings.mailFrom,
    enquiriesTo: settings.enquiriesTo,
    mailConfigurationSet: mail.configurationSet.configurationSetName,
  })
  const calls = voice && callEnvironment(voice)
  const options = {
    ...(settings.stage !== undefined && { [optionalEnvironment.stage]: settings.stage }),
    ...(settings.domain?.desk !== undefined && {
      [optionalEnvironment.deskUrl]: `https://${settings.domain.desk}`,
    }),
    ...(voice && { [optionalEnvironment.voiceAgent]: voice.agentName }),
    ...(voice?.recordingRole && { [optionalEnvironment.cloudRecordings]: 'true' }),
    ...(settings.interviewer && interviewerOptions(settings.interviewer)),
    ...(Object.keys(settings.networkLimits).length > 0 && {
      [optionalEnvironment.networkLimits]: JSON.stringify(settings.networkLimits),
    }),
    ...(settings.emergencyContacts && {
      [optionalEnvironment.emergencyContacts]: settings.emergencyContacts,
    }),
    ...(settings.testInterviews && { [optionalEnvironment.testInterviews]: 'true' }),
  }
  return ({ grants }) => ({
    ...storage,
    ...common,
    ...options,
    ...secretsOf(grants, secrets),
    ...(grants.secrets?.includes('voiceKeys') === true && calls),
    ...(grants.services !== undefined && settings.interviewer && servicesFor(settings.interviewer)),
  })
}

/** The names of the secrets that the function may read, never their values. */
const secretsOf = (grants: Grants, secrets: ReadSecrets): Record<string, string> =>
  Object.fromEntries(
    (grants.secrets ?? []).flatMap((name) => {
      const secret = secrets[name]
      return secret === undefined ? [] : [[secretVariables[name], secret.variable]]
    }),
  )

/** Which parts the interviewer has: for every function. */
const interviewerOptions = ({
  model,
  voice,
  speechStream,
  transcription,
  processing,
}: InterviewerSettings): Record<string, string> => ({
  [optionalEnvironment.interviewer]: Object.entries({ model, voice, hearing: speechStream, transcription })
    .flatMap(([name, set]) => (set === undefined ? [] : [name]))
    .join(','),
  [optionalEnvironment.interviewerProcessing]: processing,
})

/** How to call its services: for functions with a grant on them. The key of an endpoint is in Secrets Manager. */
const servicesFor = ({
  model,
  voice,
  speechStream,
  transcription,
  interviewsPerDay,
}: InterviewerSettings): Record<string, string> => {
  const asked = model?.kind === 'bedrock' ? { kind: model.kind, modelId: model.modelId } : model
  const services: InterviewerServices = {
    model: asked,
    voice,
    hearing: speechStream,
    transcription,
    interviewsPerDay,
  }
  return { [interviewerVariable]: JSON.stringify(services) }
}

const callEnvironment = ({ recordingRole, minutesPerDay }: Voice): Record<string, string> => ({
  [voiceEnvironment.minutesPerDay]: String(minutesPerDay),
  ...(recordingRole && { [voiceEnvironment.recordingRole]: recordingRole.roleArn }),
})
