import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetBucketLifecycleConfigurationCommand,
  GetBucketVersioningCommand,
  ListMultipartUploadsCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { afterAll, expect, test } from 'vitest'
import { startS3 } from '../s3/server.ts'
import { access, credentials, refusalOf, region, site } from './s3-trial.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000
const directory = await mkdtemp(join(tmpdir(), 'local-s3-'))
afterAll(() => rm(directory, { recursive: true }))

let aheadDays = 0
const buckets = [
  {
    name: 'versioned',
    corsOrigins: [site],
    corsMethods: ['PUT'],
    versioned: true,
    expiry: [{ prefix: 'talks/', days: 30, earlierVersionsDays: 2 }],
  },
  { name: 'plain', corsOrigins: [], unfinishedUploadDays: 2, expiry: [{ prefix: 'pending/', days: 1 }] },
  { name: 'kept', corsOrigins: [] },
]

/** The server applies the rules at its start. */
async function onDay<Result>(days: number, use: (client: S3Client, url: string) => Promise<Result>) {
  aheadDays = days
  const now = () => new Date(Date.now() + aheadDays * dayMilliseconds)
  const server = await startS3({ directory, port: 0, buckets, access, region, now })
  const client = new S3Client({ endpoint: server.url, region, credentials, forcePathStyle: true })
  // The request's time must be near the server's.
  client.config.systemClockOffset = days * dayMilliseconds
  try {
    return await use(client, server.url)
  } finally {
    client.destroy()
    await server.close()
  }
}

const put = (client: S3Client, Bucket: string, Key: string) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }))

const kept = (Bucket: string) => async (client: S3Client) => {
  const { Versions = [], DeleteMarkers = [] } = await client.send(new ListObjectVersionsCommand({ Bucket }))
  return [
    ...Versions.map(({ Key, IsLatest }) => `${Key}${IsLatest ? '' : ' earlier'}`),
    ...DeleteMarkers.map(({ Key }) => `${Key} deleted`),
  ]
}

test('objects, earlier versions and lone delete markers expire by the rules of their bucket', async () => {
  await onDay(0, async (client) => {
    await put(client, 'plain', 'pending/a')
    await put(client, 'plain', 'other/a')
    for (const key of ['talks/a', 'talks/a', 'talks/gone', 'other/a', 'other/a'])
      await put(client, 'versioned', key)
    await client.send(new DeleteObjectCommand({ Bucket: 'versioned', Key: 'talks/gone' }))
  })
  expect(await onDay(0.9, kept('plain'))).toEqual(['other/a', 'pending/a'])
  expect(await onDay(1.1, kept('plain'))).toEqual(['other/a'])
  expect(await onDay(1.9, kept('versioned'))).toHaveLength(6)
  expect(await onDay(2.1, kept('versioned'))).toEqual(['other/a', 'other/a earlier', 'talks/a'])
  expect(await onDay(30.1, kept('versioned'))).toEqual([
    'other/a',
    'other/a earlier',
    'talks/a earlier',
    'talks/a deleted',
  ])
  expect(await onDay(33, kept('versioned'))).toEqual(['other/a', 'other/a earlier'])
})

test('an incomplete multipart upload is aborted', async () => {
  const unfinished = async (client: S3Client) =>
    (await client.send(new ListMultipartUploadsCommand({ Bucket: 'plain' }))).Uploads?.length ?? 0
  await onDay(0, (client) =>
    client.send(new CreateMultipartUploadCommand({ Bucket: 'plain', Key: 'recording' })),
  )
  expect([await onDay(1.9, unfinished), await onDay(2.1, unfinished)]).toEqual([1, 0])
})

test('a bucket returns its versioning and lifecycle rules, and allows the methods of its CORS rule', async () => {
  await onDay(0, async (client, url) => {
    const lifecycle = (Bucket: string) => client.send(new GetBucketLifecycleConfigurationCommand({ Bucket }))
    expect((await lifecycle('versioned')).Rules).toMatchObject([
      {
        Filter: { Prefix: 'talks/' },
        Status: 'Enabled',
        Expiration: { Days: 30 },
        NoncurrentVersionExpiration: { NoncurrentDays: 2 },
      },
    ])
    expect(await refusalOf(lifecycle('kept'))).toBe('404 NoSuchLifecycleConfiguration')
    const versioning = async (Bucket: string) =>
      (await client.send(new GetBucketVersioningCommand({ Bucket }))).Status
    expect([await versioning('versioned'), await versioning('plain')]).toEqual(['Enabled', undefined])
    const preflight = async (method: string) => {
      const headers = { origin: site, 'access-control-request-method': method }
      return (await fetch(`${url}/versioned/a`, { method: 'OPTIONS', headers })).status
    }
    expect([await preflight('PUT'), await preflight('GET')]).toEqual([200, 403])
  })
})
