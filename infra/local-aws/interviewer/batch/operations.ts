import type { Credentials } from '../../access.ts'
import type { StartBody } from './job-request.ts'
import type { Batch } from './jobs.ts'

/** The operations of the JSON protocol, by IAM's names of their actions. */
export const batchActions = [
  'StartTranscriptionJob',
  'GetTranscriptionJob',
  'ListTranscriptionJobs',
  'DeleteTranscriptionJob',
] as const
export type BatchAction = (typeof batchActions)[number]

const targetPrefix = 'Transcribe.'

export const batchActionIn = (target: string | string[] | undefined): BatchAction | undefined =>
  batchActions.find((action) => target === targetPrefix + action)

/** Carries out a request of the JSON protocol with the permissions of its signer. */
export async function answerBatch(
  action: BatchAction,
  body: unknown,
  { batch, signer, region }: { batch: Batch; signer: Credentials; region: string },
): Promise<object> {
  const { TranscriptionJobName: name = '' } = body as StartBody
  switch (action) {
    case 'StartTranscriptionJob':
      return batch.start(body as StartBody, signer, region)
    case 'GetTranscriptionJob':
      return batch.get(name)
    case 'ListTranscriptionJobs':
      return batch.list(body as { JobNameContains?: string })
    case 'DeleteTranscriptionJob':
      return batch.remove(name)
  }
}
