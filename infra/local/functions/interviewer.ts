import type { InterviewerServices } from '#functions/platform/names/environment.ts'
import type { InterviewerParts, InterviewerAccount } from '#functions/platform/config/interviewer-settings.ts'
import { credentialsOf, type FunctionName } from '../account/principals.ts'
import { localAddress } from './config.ts'

export type LocalInterviewer = InterviewerServices & {
  /** The URL of the stand-ins for Bedrock, Polly and Transcribe; undefined with only an endpoint for chat completions. */
  endpoint?: string | undefined
  modelKey?: string | undefined
  processing: string
}

export const partsOf = ({
  model,
  voice,
  hearing,
  transcription,
  processing,
}: LocalInterviewer): InterviewerParts => ({
  model: model !== undefined,
  voice: voice !== undefined,
  hearing: hearing !== undefined,
  transcription: transcription !== undefined,
  processing,
})

/** The origin of the stand-in for Transcribe, where the page opens streams. */
export const speechStreamOriginOf = ({ hearing, endpoint }: LocalInterviewer): string | undefined =>
  hearing && endpoint?.replace(/^http/u, 'ws')

/** No server listens there. */
const noEndpoint = 'http://localhost:9'

export function interviewerAccount({
  endpoint = noEndpoint,
  modelKey,
  ...services
}: LocalInterviewer): InterviewerAccount {
  const address = localAddress(endpoint, credentialsOf('interviewer'))
  return {
    ...services,
    bedrock: address,
    polly: address,
    transcribe: address,
    modelKey,
    credentials: async () => credentialsOf('interviewer'),
  }
}

/** The account with the access key of another function. */
export const withKeyOf = (
  name: FunctionName | 'root',
  account: InterviewerAccount | undefined,
): InterviewerAccount | undefined =>
  account && {
    ...account,
    bedrock: { ...account.bedrock, credentials: credentialsOf(name) },
    transcribe: { ...account.transcribe, credentials: credentialsOf(name) },
  }

/** More than a developer needs. */
const interviewsPerDay = 1000

/** `INTERVIEWER_URL=http://localhost:11434/v1 INTERVIEWER_MODEL=… npm start`: a model on this machine or another one. */
export function namedInterviewer(
  values: Readonly<Record<string, string | undefined>>,
): LocalInterviewer | undefined {
  const { INTERVIEWER_URL: baseUrl, INTERVIEWER_MODEL: modelId, INTERVIEWER_KEY: modelKey } = values
  if (!baseUrl || !modelId) return undefined
  return {
    model: { kind: 'chat', baseUrl, modelId },
    modelKey,
    interviewsPerDay,
    processing: `the model ${modelId} at ${new URL(baseUrl).host}`,
  }
}
