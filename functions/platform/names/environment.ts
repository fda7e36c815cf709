/** Every table and bucket. Config, environment and stack derive from these lists; `infra/resources` describes each name. */
export const tableNames = [
  'users',
  'jobs',
  'applications',
  'assessments',
  'introductions',
  'sessions',
  'enquiries',
  'guards',
  'audit',
  'removals',
  'staff',
  'events',
] as const
export type TableName = (typeof tableNames)[number]

export const bucketNames = ['uploads', 'interviews', 'recordings', 'published'] as const
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
  siteUrl: 'SITE_URL',
  mailFrom: 'MAIL_FROM',
  enquiriesTo: 'ENQUIRIES_TO',
  mailConfigurationSet: 'MAIL_CONFIGURATION_SET',
} as const

/** What an operator may set. Empty or missing, it is off. */
export const optionalEnvironment = {
  /** Where the desk has a host name of its own; otherwise it is on the site's. */
  deskUrl: 'DESK_URL',
  /** The agent's name at the provider of calls; without it the interviewer is the built-in one. */
  voiceAgent: 'VOICE_AGENT',
  /** `true` where the provider records calls, too. */
  cloudRecordings: 'CLOUD_RECORDINGS',
  /** Which of several deployments in the account this is; absent in production. */
  stage: 'STAGE',
  /** The deployed commit. Only the function that answers with it has it, because a new value deploys a function anew. */
  release: 'RELEASE',
  /** As JSON, what one network may do in place of the numbers of `shared/platform/contract/limits.ts`. */
  networkLimits: 'NETWORK_LIMITS',
  /** Comma-separated of `model`, `voice`, `hearing`, `transcription`: the services that the interviewer uses; without it, none. */
  interviewer: 'INTERVIEWER',
  /** Who processes what candidates say to the model, and where, as the consent names it. */
  interviewerProcessing: 'INTERVIEWER_PROCESSING',
  /** Whom a candidate in danger is told to call, in place of Malaysia's numbers. */
  emergencyContacts: 'EMERGENCY_CONTACTS',
  /** `true` where pages may ask for test mode. */
  testInterviews: 'TEST_INTERVIEWS',
} as const

/** Only for the functions that start and end calls. */
export const voiceEnvironment = {
  /** The IAM role with which the provider stores recordings; empty or missing where it stores none. */
  recordingRole: 'RECORDING_ROLE',
  /** How many minutes all calls of a day may take together. */
  minutesPerDay: 'CALL_MINUTES_PER_DAY',
} as const

/** Only for the functions that call model, voice, hearing and transcription: the settings of these services, as JSON. */
export const interviewerVariable = 'INTERVIEWER_SERVICES'

/** What that variable contains; no secret is in it. */
export type InterviewerServices = {
  model?:
    | { kind: 'bedrock'; modelId: string }
    | { kind: 'chat'; baseUrl: string; modelId: string }
    | undefined
  voice?: { voiceId: string; engine: string } | undefined
  hearing?: { language: string; maxStreams: number } | undefined
  transcription?: { language: string } | undefined
  /** How many interviews of full length all candidates of a day may have with the model. */
  interviewsPerDay: number
}

/** Only for the dispatcher: the functions that it invokes, comma-separated. */
export const dispatcherVariable = 'DISPATCHED'

/**
 * What a function reads from Secrets Manager at its start, where its grants name it. These variables say where a secret is
 * (ARN or name) and never contain its value: `lambda:GetFunctionConfiguration` shows them.
 */
export const secretVariables = {
  /** Comma-separated. The edge adds one to each request, which proves that it did not bypass the edge. */
  originSecrets: 'ORIGIN_SECRETS',
  /** Comma-separated `id=secret`: the key that signs tokens first, then the others that are accepted. */
  signInKeys: 'SIGN_IN_KEYS',
  /** Comma-separated `id=secret`: the key that seals second factors of staff first, then the others that open them. */
  factorKeys: 'FACTOR_KEYS',
  /** The keys of the provider of calls, in a deployment that has one. */
  voiceKeys: 'VOICE_KEYS',
  /** The key of an endpoint for chat completions, in a deployment that has one. */
  modelKey: 'MODEL_KEY',
} as const

export type SecretName = keyof typeof secretVariables
