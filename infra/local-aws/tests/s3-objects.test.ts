import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plain, refusalOf, startTrial, type Trial } from './s3-trial.ts'

let trial: Trial
beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.end())

describe('an object', () => {
  test('is returned with its bytes and all its metadata', async () => {
    const body = randomBytes(300_000)
    const before = Date.now()
    const stored = await trial.put('cv/jane.pdf', body, {
      ContentType: 'application/pdf',
      ContentDisposition: 'attachment; filename="CV.pdf"',
      CacheControl: 'no-store',
      Metadata: { candidate: 'c-1' },
    })
    expect(stored.ETag).toBe(`"${createHash('md5').update(body).digest('hex')}"`)
    const found = await trial.get('cv/jane.pdf', { ChecksumMode: 'ENABLED' })
    expect(Buffer.from((await found.Body?.transformToByteArray()) ?? [])).toEqual(body)
    expect(found).toMatchObject({
      ContentType: 'application/pdf',
      ContentDisposition: 'attachment; filename="CV.pdf"',
      CacheControl: 'no-store',
      Metadata: { candidate: 'c-1' },
      ContentLength: 300_000,
      ETag: stored.ETag,
      ChecksumCRC32: stored.ChecksumCRC32,
      ServerSideEncryption: 'AES256',
    })
    // S3 gives whole seconds.
    expect(found.LastModified?.getTime()).toBeGreaterThan(before - 1000)
    const head = await trial.client.send(new HeadObjectCommand({ Bucket: plain, Key: 'cv/jane.pdf' }))
    expect(head).toMatchObject({ ContentLength: 300_000, ETag: stored.ETag, Metadata: { candidate: 'c-1' } })
  })

  test('may be empty', async () => {
    await trial.put('empty', Buffer.alloc(0))
    expect(await trial.textOf('empty')).toBe('')
  })

  test('keeps a key with spaces, punctuation, other scripts, dots and 1024 bytes', async () => {
    const keys = [
      "a b+c&d(e)!'*=%41?#[].txt",
      'データ/ñandú 🎥.webm',
      '../../outside.txt',
      './here',
      'double//slash/',
      'UPPER',
      'upper',
      '__proto__',
      'x'.repeat(1024),
    ]
    for (const key of keys) await trial.put(key, `body of ${key}`)
    for (const key of keys) expect(await trial.textOf(key)).toBe(`body of ${key}`)
    const { Contents = [] } = await trial.client.send(new ListObjectsV2Command({ Bucket: plain }))
    expect(Contents.map(({ Key }) => Key)).toEqual(expect.arrayContaining(keys))
    expect(await readdir(join(trial.directory, '..')).then((names) => names.includes('outside.txt'))).toBe(
      false,
    )
    expect(await refusalOf(trial.put('x'.repeat(1025), 'x'))).toBe('400 KeyTooLongError')
  })

  test('can be read in part', async () => {
    await trial.put('digits', '0123456789')
    const ranges: [string, string, string][] = [
      ['bytes=2-4', '234', 'bytes 2-4/10'],
      ['bytes=7-', '789', 'bytes 7-9/10'],
      ['bytes=-3', '789', 'bytes 7-9/10'],
      ['bytes=8-99', '89', 'bytes 8-9/10'],
    ]
    for (const [Range, text, ContentRange] of ranges) {
      const part = await trial.get('digits', { Range })
      expect(part).toMatchObject({ ContentRange, $metadata: { httpStatusCode: 206 } })
      expect(await part.Body?.transformToString()).toBe(text)
    }
    expect(await refusalOf(trial.get('digits', { Range: 'bytes=10-' }))).toBe('416 InvalidRange')
    expect(await trial.textOf('digits', { Range: 'bytes=5-2' })).toBe('0123456789')
  })

  test('is sent again only if it has changed (304)', async () => {
    const { ETag } = await trial.put('page', 'text')
    expect(await refusalOf(trial.get('page', { IfNoneMatch: ETag }))).toMatch(/^304 /)
    const { LastModified } = await trial.get('page')
    expect(await refusalOf(trial.get('page', { IfModifiedSince: LastModified }))).toMatch(/^304 /)
    const before = new Date((LastModified?.getTime() ?? 0) - 1000)
    expect(await trial.textOf('page', { IfModifiedSince: before })).toBe('text')
    expect(await refusalOf(trial.get('page', { IfMatch: '"other"' }))).toBe('412 PreconditionFailed')
    expect(await trial.textOf('page', { IfMatch: ETag })).toBe('text')
  })

  test('is copied with or without its metadata, but not onto itself', async () => {
    await trial.put('source file.txt', 'copied', { ContentType: 'text/plain', Metadata: { a: '1' } })
    const copy = (Key: string, more: object = {}) =>
      trial.client.send(
        new CopyObjectCommand({ Bucket: plain, Key, CopySource: `${plain}/source%20file.txt`, ...more }),
      )
    const copied = await copy('copy')
    expect(copied.CopyObjectResult?.ETag).toBe(`"${createHash('md5').update('copied').digest('hex')}"`)
    expect(await trial.get('copy')).toMatchObject({ ContentType: 'text/plain', Metadata: { a: '1' } })
    await copy('copy', { MetadataDirective: 'REPLACE', ContentType: 'text/html', Metadata: { b: '2' } })
    expect(await trial.get('copy')).toMatchObject({ ContentType: 'text/html', Metadata: { b: '2' } })
    expect(await refusalOf(copy('source file.txt'))).toBe('400 InvalidRequest')
    expect(await refusalOf(copy('copy', { CopySource: `${plain}/nothing` }))).toBe('404 NoSuchKey')
    expect(await refusalOf(copy('copy', { CopySource: 'elsewhere/nothing' }))).toBe('404 NoSuchBucket')
  })

  test('is absent after deletion, and deleting an absent object succeeds', async () => {
    await trial.put('gone', 'x')
    const remove = () => trial.client.send(new DeleteObjectCommand({ Bucket: plain, Key: 'gone' }))
    expect((await remove()).$metadata.httpStatusCode).toBe(204)
    expect((await remove()).$metadata.httpStatusCode).toBe(204)
    expect(await refusalOf(trial.get('gone'))).toBe('404 NoSuchKey')
    expect(await refusalOf(trial.client.send(new HeadObjectCommand({ Bucket: plain, Key: 'gone' })))).toBe(
      '404 NotFound',
    )
  })

  test('leaves nothing on the disk once it is deleted or replaced', async () => {
    const contents = () => readdir(join(trial.directory, plain, 'contents'))
    const before = (await contents()).length
    await trial.put('replaced', 'one')
    await trial.put('replaced', 'two')
    expect(await contents()).toHaveLength(before + 1)
    await refusalOf(trial.put('replaced', 'three', { ChecksumCRC32: 'AAAAAA==' }))
    await refusalOf(trial.put('replaced', 'three', { IfNoneMatch: '*' }))
    expect(await contents()).toHaveLength(before + 1)
    const deleted = await trial.client.send(
      new DeleteObjectsCommand({
        Bucket: plain,
        Delete: { Objects: [{ Key: 'replaced' }, { Key: 'never there & <odd>' }] },
      }),
    )
    expect(deleted.Deleted?.map(({ Key }) => Key)).toEqual(['replaced', 'never there & <odd>'])
    expect(await contents()).toHaveLength(before)
  })
})
