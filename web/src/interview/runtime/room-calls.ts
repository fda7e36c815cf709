import type { Client } from '#shared/contract/client.ts'
import type { interview } from '#shared/contract/interview.ts'
import type { interviews } from '#shared/contract/interviews.ts'

type UploadForm = Awaited<ReturnType<Client<typeof interviews>['recordingPart']>>['data']

/** The calls that the room makes, as the contract types them. */
export type RoomCalls = Pick<Client<typeof interview>, 'create' | 'setStatus'> &
  Pick<Client<typeof interviews>, 'saveTranscript' | 'recordingPart' | 'finish' | 'retake'> & {
    /** Posts a part of the recording to S3. */
    upload: (form: UploadForm, part: Blob) => Promise<void>
  }
