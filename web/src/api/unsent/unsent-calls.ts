import type { Client } from '#shared/platform/contract/client.ts'
import type { interviews } from '#shared/interview/contract/interviews.ts'

type Interviews = Client<typeof interviews>
type SignedUpload = Pick<Awaited<ReturnType<Interviews['recordingPart']>>['data'], 'url' | 'headers'>

/** Uploads a part of the recording to S3. */
export type UploadPart = (signed: SignedUpload, part: Blob) => Promise<void>

/** The calls that deliver what a candidate said. */
export type UnsentCalls = Pick<Interviews, 'saveTranscript' | 'recordingPart' | 'finish'> & {
  upload: UploadPart
}

export type CheckpointBody = Parameters<Interviews['saveTranscript']>[0]['body']

export type FinishBody = Parameters<Interviews['finish']>[0]['body']
