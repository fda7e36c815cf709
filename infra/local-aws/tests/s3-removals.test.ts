import { join } from 'node:path'
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type ObjectIdentifier,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accessFor } from '../access.ts'
import { startS3 } from '../s3/server.ts'
import { credentials, kept, plain, refusalOf, region, startTrial, type Trial } from './s3-trial.ts'

let trial: Trial
let etag: string
beforeAll(async () => {
  trial = await startTrial()
})
beforeEach(async () => {
  etag = (await trial.put('letter', 'one')).ETag ?? ''
})
afterAll(() => trial.end())

const exists = async (Key: string, Bucket = plain) =>
  (await refusalOf(trial.client.send(new HeadObjectCommand({ Bucket, Key })))) === 'accepted'
const removeAll = (Objects: ObjectIdentifier[], Bucket = plain) =>
  trial.client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }))

describe('a condition of DeleteObjects', () => {
  test('keeps the object with another ETag, and reports an error only for it', async () => {
    await trial.put('other', 'two')
    const { Deleted, Errors } = await removeAll([
      { Key: 'letter', ETag: '"of something else"' },
      { Key: 'other', ETag: '*' },
      { Key: 'gone', ETag: '*' },
    ])
    expect(Deleted?.map(({ Key }) => Key)).toEqual(['other'])
    expect(Errors?.map(({ Key, Code }) => [Key, Code])).toEqual([
      ['letter', 'PreconditionFailed'],
      ['gone', 'NoSuchKey'],
    ])
    expect([await exists('letter'), await exists('other')]).toEqual([true, false])
  })

  test('removes the object with this ETag', async () => {
    const { Deleted, Errors } = await removeAll([{ Key: 'letter', ETag: etag }])
    expect([Deleted?.length, Errors]).toEqual([1, undefined])
    expect(await exists('letter')).toBe(false)
  })

  test('compares only the current version', async () => {
    const put = (Body: string) => trial.client.send(new PutObjectCommand({ Bucket: kept, Key: 'talk', Body }))
    const [first] = [await put('one'), await put('two')]
    const { Errors } = await removeAll([{ Key: 'talk', ETag: first.ETag }], kept)
    expect(Errors?.map(({ Code }) => Code)).toEqual(['PreconditionFailed'])
    expect(await exists('talk', kept)).toBe(true)
  })

  test.each([
    ['a size', { Size: 3 }],
    ['a date', { LastModifiedTime: new Date() }],
  ])('by %s is not implemented, and nothing is removed', async (_, condition) => {
    await trial.put('other', 'two')
    const removal = removeAll([{ Key: 'other' }, { Key: 'letter', ...condition }])
    expect(await refusalOf(removal)).toBe('501 NotImplemented')
    expect([await exists('letter'), await exists('other')]).toEqual([true, true])
  })
})

describe('a condition of DeleteObject', () => {
  const remove = (more: object, client = trial.client) =>
    refusalOf(client.send(new DeleteObjectCommand({ Bucket: plain, Key: 'letter', ...more })))

  test('keeps the object with another ETag', async () => {
    expect(await remove({ IfMatch: '"of something else"' })).toBe('412 PreconditionFailed')
    expect(await remove({ IfMatchSize: 3 })).toBe('501 NotImplemented')
    expect(await remove({ IfMatchLastModifiedTime: new Date() })).toBe('501 NotImplemented')
    expect(await exists('letter')).toBe(true)
    expect(await remove({ IfMatch: etag })).toBe('accepted')
    expect(await exists('letter')).toBe(false)
  })

  test('needs the permission to read the object', async () => {
    const remover = {
      name: 'remover',
      accessKeyId: 'REMOVER',
      secretAccessKey: 'of-the-remover',
      grants: { files: { [plain]: [{ prefix: '', actions: ['DeleteObject', 'PutObject'] }] } },
    }
    const server = await startS3({
      directory: join(trial.directory, 'own'),
      port: 0,
      region,
      buckets: [{ name: plain, corsOrigins: [] }],
      access: accessFor([{ name: 'root', ...credentials }, remover]),
    })
    const client = trial.clientWith({ endpoint: server.url, credentials: remover })
    await client.send(new PutObjectCommand({ Bucket: plain, Key: 'letter', Body: 'one' }))
    expect(await remove({ IfMatch: etag }, client)).toBe('403 AccessDenied')
    expect(await remove({}, client)).toBe('accepted')
    await server.close()
  })
})
