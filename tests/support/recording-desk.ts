import { appOn } from './function-config.ts'
import { GetObjectCommand, ListObjectVersionsCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { accessFor } from 'local-aws/access'
import { startDynamo } from 'local-aws/dynamodb'
import { startS3 } from 'local-aws/s3'
import { createLog } from '#functions/platform/log/log.ts'
import { interviewFilesUses, type InterviewFilesApp } from '#functions/interview/files/app.ts'
import { interviewFilesHandler } from '#functions/interview/files/event.ts'
import { systemRandom } from '#functions/platform/world/ports.ts'
import { createDynamo } from '#functions/platform/dynamo/dynamo.ts'
import { partKey } from '#functions/interview/rows/recording-key.ts'
import type { DueRoom } from '#functions/interview/rows/room-outbox.ts'
import { createS3 } from '#functions/platform/s3/s3.ts'
import { filesDue } from '#functions/application/session/session-change.ts'
import { createTables } from '#infra/local/create-tables.ts'
import { localCredentials, localRegion } from '#infra/local/account/identity.ts'
import { localAddress, localConfig } from '#infra/local/functions/config.ts'
import { aFolder } from './folder.ts'
import { keepActIn } from './kept-act.ts'
import { rowOf } from './rows.ts'

const userId = 'candidate'

type Segments = readonly (readonly Uint8Array[])[]

export type RecordingDesk = Awaited<ReturnType<typeof startRecordingDesk>>

/** Starts the stand-ins of DynamoDB and S3 alone, with a candidate whose interviews have ended. */
export async function startRecordingStores() {
  const directory = aFolder()
  const dynamo = await startDynamo({ port: 0 })
  await createTables(dynamo.url)
  const s3 = await startS3({
    directory: directory.path('s3'),
    port: 0,
    isFlushed: false,
    region: localRegion,
    access: accessFor([{ name: 'root', ...localCredentials }]),
    buckets: ['interviews', 'recordings', 'uploads'].map((name) => ({
      name,
      corsOrigins: [],
      versioned: true,
    })),
  })
  const root = createDynamo(localAddress(dynamo.url))
  const files = createS3(localAddress(s3.url))
  const Item = { id: userId, name: 'Aisyah Rahman', email: 'aisyah@example.com', epoch: 0, createdAt: '' }
  await root.send(new PutCommand({ TableName: 'users', Item }))
  let interviews = 0
  return {
    urls: { dynamo: dynamo.url, s3: s3.url },
    files,
    /** An interview that was completed now, with these parts of each segment. */
    async anInterview(segments: Segments, now: Date, change: Partial<DueRoom> = {}) {
      interviews += 1
      const id = `session-${interviews}`
      const folder = `interviews/engineer--job/aisyah-rahman--${id}/`
      for (const [index, parts] of segments.entries())
        for (const [part, Body] of parts.entries()) {
          const Key = partKey(folder, { segment: index + 1, part, contentType: 'video/webm' })
          await files.send(new PutObjectCommand({ Bucket: 'interviews', Key, Body }))
        }
      const at = now.toISOString()
      const session: DueRoom = {
        userId,
        id,
        jobId: 'job',
        jobTitle: 'Engineer',
        department: 'Engineering',
        status: 'completed',
        createdAt: at,
        started_at: at,
        finished_at: at,
        roomCreatedAt: at,
        folder,
        recordedParts: segments.map((parts) => parts.length),
        ...filesDue(now),
        ...change,
      }
      await root.send(new PutCommand({ TableName: 'sessions', Item: session }))
      return { id, folder }
    },
    root,
    rowOf: (id: string) => rowOf({ dynamo: dynamo.url }, 'sessions', { userId, id }),
    async close(): Promise<void> {
      await s3.close()
      await dynamo.close()
      directory.remove()
    },
  }
}

/** The function that writes the files of interviews, on its stand-ins. Only the test runs it and moves its clock. */
export async function startRecordingDesk() {
  const stores = await startRecordingStores()
  const logLines: string[] = []
  let time = new Date('2026-11-23T09:00:00Z')
  const app = appOn(
    interviewFilesUses,
    [
      localConfig({ site: '', ses: '', ...stores.urls }),
      {
        clock: () => time,
        random: systemRandom,
        log: createLog({}, (line) => logLines.push(line)),
      },
    ],
    { account: undefined },
  )
  const versionsIn = async (prefix: string): Promise<string[]> => {
    const { Versions = [] } = await stores.files.send(
      new ListObjectVersionsCommand({ Bucket: 'interviews', Prefix: prefix }),
    )
    return Versions.map(({ Key = '' }) => Key.slice(Key.lastIndexOf('--')).replace(/^[^/]*\//, ''))
  }
  return {
    ...stores,
    app,
    logLines,
    anInterview: (segments: Segments, change: Partial<DueRoom> = {}) =>
      stores.anInterview(segments, time, change),
    /** One run of the schedule; `change` replaces parts of the function by ones that fail. */
    run: (change: Partial<InterviewFilesApp> = {}) => interviewFilesHandler({ ...app, ...change })({}),
    /** Makes files that were given up due again, as the recruiter tool does. */
    retry: (id: string) =>
      app.outbox.retry({ userId, id }, time, {
        kept: keepActIn(stores.root).step({ on: id }),
        random: systemRandom,
      }),
    later(seconds: number): void {
      time = new Date(time.getTime() + seconds * 1000)
    },
    now: () => time,
    /** The names in a folder, one for each version. */
    versionsIn,
    async contentOf(key: string): Promise<Buffer> {
      const { Body } = await stores.files.send(new GetObjectCommand({ Bucket: 'interviews', Key: key }))
      return Buffer.from((await Body?.transformToByteArray()) ?? [])
    },
  }
}
