import * as z from 'zod/mini'
import { interviewerVariable, secretVariables, type InterviewerServices } from '../names/environment.ts'
import type { AwsAddress } from './aws-address.ts'
import type { Environment, SecretOf } from './secrets.ts'

export const interviewerPartNames = ['model', 'voice', 'hearing', 'transcription'] as const

/** Which services support the interviewer in this deployment, and who processes what candidates say. */
export type InterviewerParts = Readonly<Record<(typeof interviewerPartNames)[number], boolean>> & {
  processing: string
}

export function interviewerPartsIn(list: string, processing: string): InterviewerParts | null {
  const named = new Set(list.split(','))
  if (!interviewerPartNames.some((name) => named.has(name))) return null
  return {
    model: named.has('model'),
    voice: named.has('voice'),
    hearing: named.has('hearing'),
    transcription: named.has('transcription'),
    processing,
  }
}

const interviewerServices = z.object({
  model: z.optional(
    z.union([
      z.object({ kind: z.literal('bedrock'), modelId: z.string() }),
      z.object({ kind: z.literal('chat'), baseUrl: z.string(), modelId: z.string() }),
    ]),
  ),
  voice: z.optional(z.object({ voiceId: z.string(), engine: z.string() })),
  hearing: z.optional(z.object({ language: z.string(), maxStreams: z.number() })),
  transcription: z.optional(z.object({ language: z.string() })),
  interviewsPerDay: z.number(),
})

type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }

/** The services with their endpoints and credentials. */
export type InterviewerAccount = InterviewerServices & {
  bedrock: AwsAddress
  polly: AwsAddress
  transcribe: AwsAddress
  /** Of an endpoint that asks for one. */
  modelKey: string | undefined
  /** Presigned URLs are signed with them. */
  credentials: () => Promise<Credentials>
}

/** Undefined in a deployment whose interviewer is the built-in one alone. */
export function interviewerAccountFrom(
  values: Environment,
  secretOf: SecretOf,
): InterviewerAccount | undefined {
  const text = values[interviewerVariable]
  if (text === undefined || text === '') return undefined
  const region = values['AWS_REGION'] ?? ''
  const key = values[secretVariables.modelKey]
  return {
    ...interviewerServices.parse(JSON.parse(text)),
    bedrock: { region },
    polly: { region },
    transcribe: { region },
    modelKey: key === undefined || key === '' ? undefined : secretOf(key),
    credentials: async () => credentialsIn(values),
  }
}

function credentialsIn(values: Environment): Credentials {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = values
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new Error('There are no AWS credentials in the environment of this function.')
  return { accessKeyId, secretAccessKey, ...(sessionToken === undefined ? {} : { sessionToken }) }
}
