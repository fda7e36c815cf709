import { GetObjectCommand } from '@aws-sdk/client-s3'
import { createInterviewFiles } from '#functions/interview/rows/interview-files.ts'
import { createS3 } from '#functions/platform/s3/s3.ts'
import { localAddress } from '#infra/local/functions/config.ts'

/** The recording in `summary.json`. */
export type Recording = {
  isAssembled: boolean
  files: { segment: number; name: string; bytes: number; parts: number; missing: number[] }[]
  recordedParts: number[] | null
}

const bucket = 'interviews'

/** The files of an interview in the local bucket. */
export function writtenFiles(s3: string, sessionId: string) {
  const address = localAddress(s3)
  const client = createS3(address)
  const files = createInterviewFiles(address, {
    interviews: bucket,
    uploads: 'uploads',
  })
  const keys = async (): Promise<string[]> =>
    (await files.list('interviews/')).filter((key) => key.includes(`--${sessionId}/`))
  const content = async (name: string): Promise<Uint8Array | undefined> => {
    const Key = (await keys()).find((key) => key.endsWith(`/${name}`))
    if (Key === undefined) return undefined
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key }))
    return Body?.transformToByteArray()
  }
  return {
    /** How many parts are in the bucket. */
    parts: async (): Promise<number> => (await keys()).filter((key) => key.includes('/parts/')).length,
    content,
    async recording(): Promise<Recording | undefined> {
      const summary = await content('summary.json')
      if (summary === undefined) return undefined
      return (JSON.parse(Buffer.from(summary).toString()) as { recording: Recording }).recording
    },
  }
}
