import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  type GetObjectCommandOutput,
  type PutObjectCommandOutput,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { accessFor } from '../access.ts'
import { startS3 } from '../s3/server.ts'

export const credentials = { accessKeyId: 'LOCALACCESSKEY', secretAccessKey: 'local-secret-key' }
/** Only the root's key. */
export const access = accessFor([{ name: 'root', ...credentials }])
export const region = 'ap-southeast-2'
export const site = 'http://localhost:3000'
export const plain = 'documents'
export const kept = 'recordings'

export type Trial = {
  url: string
  directory: string
  /** A client with the product's own settings. */
  client: S3Client
  clientWith(settings: S3ClientConfig): S3Client
  /** Stores and reads objects of the plain bucket. */
  put(key: string, body: string | Buffer, more?: object): Promise<PutObjectCommandOutput>
  get(key: string, more?: object): Promise<GetObjectCommandOutput>
  textOf(key: string, more?: object): Promise<string | undefined>
  /** Shifts or stops the server's clock. */
  ahead: { milliseconds: number; stoppedAt?: Date | undefined }
  restart(): Promise<void>
  end(): Promise<void>
}

export async function startTrial(): Promise<Trial> {
  const directory = await mkdtemp(join(tmpdir(), 'local-s3-'))
  const ahead: Trial['ahead'] = { milliseconds: 0 }
  const start = (port: number) =>
    startS3({
      directory,
      port,
      buckets: [
        { name: plain, corsOrigins: [site] },
        { name: kept, corsOrigins: [], versioned: true },
      ],
      access,
      region,
      now: () => ahead.stoppedAt ?? new Date(Date.now() + ahead.milliseconds),
    })
  let server = await start(0)
  const clients: S3Client[] = []
  const clientWith = (settings: S3ClientConfig) => {
    const client = new S3Client({
      endpoint: server.url,
      region,
      credentials,
      forcePathStyle: true,
      maxAttempts: 1,
      ...settings,
    })
    clients.push(client)
    return client
  }
  const client = clientWith({})
  const get = (Key: string, more: object = {}) =>
    client.send(new GetObjectCommand({ Bucket: plain, Key, ...more }))
  return {
    url: server.url,
    directory,
    client,
    clientWith,
    put: (Key, Body, more = {}) => client.send(new PutObjectCommand({ Bucket: plain, Key, Body, ...more })),
    get,
    textOf: async (key, more = {}) => (await get(key, more)).Body?.transformToString(),
    ahead,
    async restart() {
      await server.close()
      server = await start(Number(new URL(server.url).port))
    },
    async end() {
      for (const client of clients) client.destroy()
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** The status and code of a refusal, from the SDK's error. */
export async function refusalOf(sending: Promise<unknown>): Promise<string> {
  try {
    await sending
  } catch (error) {
    const { name, $metadata } = error as { name: string; $metadata?: { httpStatusCode?: number } }
    return `${$metadata?.httpStatusCode} ${name}`
  }
  return 'accepted'
}

/** The status and code of a plain response. */
export async function refusalIn(answer: Response): Promise<string> {
  const text = await answer.text()
  return `${answer.status} ${/<Code>(.*)<\/Code>/.exec(text)?.[1] ?? ''} ${/<Message>(.*)<\/Message>/.exec(text)?.[1] ?? ''}`
}
