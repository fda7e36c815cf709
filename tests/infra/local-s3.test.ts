import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  PutObjectTaggingCommand,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3 } from '#infra/local/s3/server.ts'
import { credentials, kept, plain, refusalOf, region, startTrial, type Trial } from './local-s3-trial.ts'

let trial: Trial

beforeAll(async () => {
  trial = await startTrial()
})

afterAll(() => trial.end())

const put = (Key: string, Body: string | Buffer, more: object = {}) =>
  trial.client.send(new PutObjectCommand({ Bucket: plain, Key, Body, ...more }))
const get = (Key: string, more: object = {}) =>
  trial.client.send(new GetObjectCommand({ Bucket: plain, Key, ...more }))
const textOf = async (Key: string, more: object = {}) => (await get(Key, more)).Body?.transformToString()

describe('an object', () => {
  test('comes back with its bytes and everything said about it', async () => {
    const body = randomBytes(300_000)
    const stored = await put('cv/jane.pdf', body, {
      ContentType: 'application/pdf',
      ContentDisposition: 'attachment; filename="CV.pdf"',
      CacheControl: 'no-store',
      Metadata: { candidate: 'c-1' },
    })
    expect(stored.ETag).toBe(`"${createHash('md5').update(body).digest('hex')}"`)
    const found = await get('cv/jane.pdf', { ChecksumMode: 'ENABLED' })
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
    expect(found.LastModified?.getTime()).toBeGreaterThan(Date.now() - 60_000)
    const head = await trial.client.send(new HeadObjectCommand({ Bucket: plain, Key: 'cv/jane.pdf' }))
    expect(head).toMatchObject({ ContentLength: 300_000, ETag: stored.ETag, Metadata: { candidate: 'c-1' } })
  })

  test('may be empty', async () => {
    await put('empty', Buffer.alloc(0))
    expect(await textOf('empty')).toBe('')
  })

  test('keeps a key with spaces, signs, other alphabets, dots and 1024 bytes', async () => {
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
    for (const key of keys) await put(key, `body of ${key}`)
    for (const key of keys) expect(await textOf(key)).toBe(`body of ${key}`)
    const { Contents = [] } = await trial.client.send(new ListObjectsV2Command({ Bucket: plain }))
    expect(Contents.map(({ Key }) => Key)).toEqual(expect.arrayContaining(keys))
    expect(await readdir(join(trial.directory, '..')).then((names) => names.includes('outside.txt'))).toBe(
      false,
    )
    expect(await refusalOf(put('x'.repeat(1025), 'x'))).toBe('400 KeyTooLongError')
  })

  test('can be read in part', async () => {
    await put('digits', '0123456789')
    const ranges: [string, string, string][] = [
      ['bytes=2-4', '234', 'bytes 2-4/10'],
      ['bytes=7-', '789', 'bytes 7-9/10'],
      ['bytes=-3', '789', 'bytes 7-9/10'],
      ['bytes=8-99', '89', 'bytes 8-9/10'],
    ]
    for (const [Range, text, ContentRange] of ranges) {
      const part = await get('digits', { Range })
      expect(part).toMatchObject({ ContentRange, $metadata: { httpStatusCode: 206 } })
      expect(await part.Body?.transformToString()).toBe(text)
    }
    expect(await refusalOf(get('digits', { Range: 'bytes=10-' }))).toBe('416 InvalidRange')
    expect(await textOf('digits', { Range: 'bytes=5-2' })).toBe('0123456789')
  })

  test('is sent again only when it changed', async () => {
    const { ETag } = await put('page', 'text')
    expect(await refusalOf(get('page', { IfNoneMatch: ETag }))).toMatch(/^304 /)
    expect(await refusalOf(get('page', { IfModifiedSince: new Date(Date.now() + 1000) }))).toMatch(/^304 /)
    expect(await textOf('page', { IfModifiedSince: new Date(Date.now() - 60_000) })).toBe('text')
    expect(await refusalOf(get('page', { IfMatch: '"other"' }))).toBe('412 PreconditionFailed')
    expect(await textOf('page', { IfMatch: ETag })).toBe('text')
  })

  test('is not written over when the writer asked for that', async () => {
    const { ETag } = await put('once', 'first', { IfNoneMatch: '*' })
    expect(await refusalOf(put('once', 'second', { IfNoneMatch: '*' }))).toBe('412 PreconditionFailed')
    expect(await refusalOf(put('once', 'second', { IfMatch: '"0"' }))).toBe('412 PreconditionFailed')
    expect(await refusalOf(put('never', 'second', { IfMatch: ETag }))).toBe('404 NoSuchKey')
    expect(await textOf('once')).toBe('first')
    await put('once', 'second', { IfMatch: ETag })
    expect(await textOf('once')).toBe('second')
  })

  test('can be streamed in without being hashed before', async () => {
    const body = randomBytes(3_145_728)
    const pieces = Array.from({ length: 48 }, (_, index) =>
      body.subarray(index * 65_536, (index + 1) * 65_536),
    )
    await trial.client.send(
      new PutObjectCommand({
        Bucket: plain,
        Key: 'streamed',
        Body: Readable.from(pieces),
        ContentLength: body.length,
        ContentEncoding: 'gzip',
      }),
    )
    const found = await get('streamed', { ChecksumMode: 'ENABLED' })
    expect(found).toMatchObject({ ContentLength: body.length, ContentEncoding: 'gzip' })
    expect(found.ChecksumCRC32).toBeDefined()
    expect(Buffer.from((await found.Body?.transformToByteArray()) ?? []).equals(body)).toBe(true)
  })

  test('is refused when its bytes are not what the sender hashed', async () => {
    const wrong: [string, object][] = [
      ['400 BadDigest', { ChecksumCRC32: 'AAAAAA==' }],
      ['400 BadDigest', { ChecksumCRC32C: 'AAAAAA==' }],
      ['400 BadDigest', { ChecksumCRC64NVME: 'AAAAAAAAAAA=' }],
      ['400 BadDigest', { ChecksumSHA1: createHash('sha1').digest('base64') }],
      ['400 BadDigest', { ChecksumSHA256: createHash('sha256').digest('base64') }],
      ['400 BadDigest', { ContentMD5: createHash('md5').digest('base64') }],
      ['400 InvalidRequest', { ChecksumCRC32: 'nonsense' }],
      ['400 InvalidDigest', { ContentMD5: 'nonsense' }],
    ]
    for (const [refusal, claim] of wrong) {
      expect(await refusalOf(put('claimed', 'body', claim)), JSON.stringify(claim)).toBe(refusal)
    }
    expect(await refusalOf(get('claimed'))).toBe('404 NoSuchKey')
    const right = [
      { ChecksumCRC32: 'y/Q5Jg==' },
      { ChecksumCRC32C: '4waSgw==' },
      { ChecksumCRC64NVME: 'rosUhgp5mIg=' },
      { ChecksumSHA1: '98O8HYCOBHMq32eZZczDTKeuNEE=' },
      { ChecksumSHA256: createHash('sha256').update('123456789').digest('base64') },
    ]
    for (const claim of right) {
      await put('claimed', '123456789', claim)
      const found = await get('claimed', { ChecksumMode: 'ENABLED' })
      expect(found).toMatchObject(claim)
      await found.Body?.transformToString()
    }
  })

  test('is copied with or without what is said about it, but not onto itself', async () => {
    await put('source file.txt', 'copied', { ContentType: 'text/plain', Metadata: { a: '1' } })
    const copy = (Key: string, more: object = {}) =>
      trial.client.send(
        new CopyObjectCommand({ Bucket: plain, Key, CopySource: `${plain}/source%20file.txt`, ...more }),
      )
    const copied = await copy('copy')
    expect(copied.CopyObjectResult?.ETag).toBe(`"${createHash('md5').update('copied').digest('hex')}"`)
    expect(await get('copy')).toMatchObject({ ContentType: 'text/plain', Metadata: { a: '1' } })
    await copy('copy', { MetadataDirective: 'REPLACE', ContentType: 'text/html', Metadata: { b: '2' } })
    expect(await get('copy')).toMatchObject({ ContentType: 'text/html', Metadata: { b: '2' } })
    expect(await refusalOf(copy('source file.txt'))).toBe('400 InvalidRequest')
    expect(await refusalOf(copy('copy', { CopySource: `${plain}/nothing` }))).toBe('404 NoSuchKey')
    expect(await refusalOf(copy('copy', { CopySource: 'elsewhere/nothing' }))).toBe('404 NoSuchBucket')
  })

  test('is gone once deleted, and deleting what is not there is no mistake', async () => {
    await put('gone', 'x')
    const remove = () => trial.client.send(new DeleteObjectCommand({ Bucket: plain, Key: 'gone' }))
    expect((await remove()).$metadata.httpStatusCode).toBe(204)
    expect((await remove()).$metadata.httpStatusCode).toBe(204)
    expect(await refusalOf(get('gone'))).toBe('404 NoSuchKey')
    expect(await refusalOf(trial.client.send(new HeadObjectCommand({ Bucket: plain, Key: 'gone' })))).toBe(
      '404 NotFound',
    )
  })

  test('leaves nothing on the disk once it is deleted or replaced', async () => {
    const contents = () => readdir(join(trial.directory, plain, 'contents'))
    const before = (await contents()).length
    await put('replaced', 'one')
    await put('replaced', 'two')
    expect(await contents()).toHaveLength(before + 1)
    await refusalOf(put('replaced', 'three', { ChecksumCRC32: 'AAAAAA==' }))
    await refusalOf(put('replaced', 'three', { IfNoneMatch: '*' }))
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

  test('stays whole when fifty writers race for its key', async () => {
    const bodies = Array.from({ length: 50 }, (_, index) => Buffer.alloc(20_000 + index, index))
    const answers = await Promise.all(bodies.map((body) => put('contested', body)))
    const found = await get('contested')
    const bytes = Buffer.from((await found.Body?.transformToByteArray()) ?? [])
    const winner = bodies.findIndex((body) => body.equals(bytes))
    expect(winner).toBeGreaterThanOrEqual(0)
    expect(found.ETag).toBe(answers[winner]?.ETag)
  })

  test('is made once when twenty writers race to be the first', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => refusalOf(put('first', `${index}`, { IfNoneMatch: '*' }))),
    )
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1)
    expect(answers.filter((answer) => answer === '412 PreconditionFailed')).toHaveLength(19)
    expect(await textOf('first')).toBe(`${answers.indexOf('accepted')}`)
  })

  test('can be read while it is written over again and again', async () => {
    await put('busy', 'a'.repeat(1000))
    const work = { underWay: true }
    const readers = Array.from({ length: 3 }, async () => {
      while (work.underWay) expect(await textOf('busy')).toMatch(/^(?:a{1000}|b{1000})$/)
    })
    try {
      for (let round = 0; round < 30; round += 1) await put('busy', (round % 2 ? 'a' : 'b').repeat(1000))
    } finally {
      work.underWay = false
    }
    await Promise.all(readers)
  })
})

describe('a listing', () => {
  const bucketList = async (more: object) =>
    trial.client.send(new ListObjectsV2Command({ Bucket: plain, ...more }))

  test('names keys by the order of their bytes, in pages, grouped by folder', async () => {
    // U+FF5E sorts before the emoji by bytes, and after it by UTF-16 units.
    const names = ['l/B', 'l/a', 'l/f/1', 'l/f/2', 'l/g/1', 'l/z', 'l/～', 'l/🎥']
    for (const name of names.toReversed()) await put(name, name)
    const all = await bucketList({ Prefix: 'l/' })
    expect(all.Contents?.map(({ Key }) => Key)).toEqual(names)
    expect(all.Contents?.[0]).toMatchObject({ Size: 3, StorageClass: 'STANDARD' })

    const grouped = await bucketList({ Prefix: 'l/', Delimiter: '/' })
    expect(grouped.CommonPrefixes?.map(({ Prefix }) => Prefix)).toEqual(['l/f/', 'l/g/'])
    expect(grouped.Contents?.map(({ Key }) => Key)).toEqual(['l/B', 'l/a', 'l/z', 'l/～', 'l/🎥'])

    for (const Delimiter of [undefined, '/']) {
      const seen: (string | undefined)[] = []
      let ContinuationToken: string | undefined
      do {
        const page = await bucketList({ Prefix: 'l/', Delimiter, MaxKeys: 2, ContinuationToken })
        expect(page.KeyCount).toBeLessThanOrEqual(2)
        seen.push(
          ...(page.Contents ?? []).map(({ Key }) => Key),
          ...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix),
        )
        ContinuationToken = page.NextContinuationToken
        expect(page.IsTruncated).toBe(ContinuationToken !== undefined)
      } while (ContinuationToken !== undefined)
      const expected = Delimiter === undefined ? names : ['l/B', 'l/a', 'l/f/', 'l/g/', 'l/z', 'l/～', 'l/🎥']
      expect(seen).toHaveLength(expected.length)
      expect(new Set(seen)).toEqual(new Set(expected))
    }
    const after = await bucketList({ Prefix: 'l/', StartAfter: 'l/g/1' })
    expect(after.Contents?.map(({ Key }) => Key)).toEqual(['l/z', 'l/～', 'l/🎥'])
  })

  test('can be asked for in URL encoding, and refuses a token that is none', async () => {
    await put('enc/a b&ü\n', 'x')
    const page = await bucketList({ Prefix: 'enc/', EncodingType: 'url' })
    expect(page.Contents?.map(({ Key }) => Key)).toEqual(['enc/a+b%26%C3%BC%0A'])
    expect((await bucketList({ Prefix: 'enc/' })).Contents?.map(({ Key }) => Key)).toEqual(['enc/a b&ü\n'])
    expect(await refusalOf(bucketList({ ContinuationToken: '!' }))).toBe('400 InvalidArgument')
    expect((await bucketList({ MaxKeys: 0 })).IsTruncated).toBe(false)
  })
})

describe('a bucket that keeps versions', () => {
  const send = (Body: string) => trial.client.send(new PutObjectCommand({ Bucket: kept, Key: 'talk', Body }))
  const read = async (VersionId?: string) =>
    (
      await trial.client.send(new GetObjectCommand({ Bucket: kept, Key: 'talk', VersionId }))
    ).Body?.transformToString()
  const versions = (more: object = {}) =>
    trial.client.send(new ListObjectVersionsCommand({ Bucket: kept, ...more }))

  test('gives every version back, hides what is deleted, and can erase all of it', async () => {
    const first = await send('one')
    const second = await send('two')
    expect(await read()).toBe('two')
    expect(await read(first.VersionId)).toBe('one')

    const marker = await trial.client.send(new DeleteObjectCommand({ Bucket: kept, Key: 'talk' }))
    expect(marker.DeleteMarker).toBe(true)
    expect(await refusalOf(read())).toBe('404 NoSuchKey')
    expect(await refusalOf(read(marker.VersionId))).toBe('405 MethodNotAllowed')
    expect(await refusalOf(read('unknown'))).toBe('404 NoSuchVersion')
    expect(await read(second.VersionId)).toBe('two')

    const listed = await versions()
    expect(listed.Versions?.map(({ VersionId, IsLatest }) => [VersionId, IsLatest])).toEqual([
      [second.VersionId, false],
      [first.VersionId, false],
    ])
    expect(listed.DeleteMarkers).toMatchObject([{ VersionId: marker.VersionId, IsLatest: true }])

    await trial.client.send(
      new DeleteObjectCommand({ Bucket: kept, Key: 'talk', VersionId: marker.VersionId }),
    )
    expect(await read()).toBe('two')

    await trial.client.send(
      new DeleteObjectsCommand({
        Bucket: kept,
        Delete: { Objects: [first, second].map(({ VersionId }) => ({ Key: 'talk', VersionId })) },
      }),
    )
    expect(await versions()).not.toHaveProperty('Versions')
    expect(await readdir(join(trial.directory, kept, 'contents'))).toEqual([])
    expect(await readdir(join(trial.directory, kept, 'objects'))).toEqual([])
  })

  test('lists versions in pages, and can be erased page by page', async () => {
    for (const Key of ['p/1', 'p/1', 'p/1', 'p/2', 'p/3']) {
      await trial.client.send(new PutObjectCommand({ Bucket: kept, Key, Body: Key }))
    }
    const seen: string[] = []
    let markers: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } = {}
    for (;;) {
      const page = await versions({ Prefix: 'p/', MaxKeys: 2, ...markers })
      for (const { Key = '', VersionId } of page.Versions ?? []) {
        seen.push(Key)
        await trial.client.send(new DeleteObjectCommand({ Bucket: kept, Key, VersionId }))
      }
      if (page.IsTruncated !== true) break
      markers = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker }
    }
    expect(seen).toEqual(['p/1', 'p/1', 'p/1', 'p/2', 'p/3'])
    expect(await readdir(join(trial.directory, kept, 'contents'))).toEqual([])
  })
})

describe('the server', () => {
  test('still has every acknowledged object after a restart', async () => {
    await put('lasting', 'still here', { Metadata: { a: 'b' } })
    await trial.restart()
    const found = await get('lasting')
    expect(found.Metadata).toEqual({ a: 'b' })
    expect(await found.Body?.transformToString()).toBe('still here')
  })

  test('knows its buckets only, and refuses what it cannot do instead of guessing', async () => {
    await trial.client.send(new HeadBucketCommand({ Bucket: plain }))
    expect(await refusalOf(trial.client.send(new HeadBucketCommand({ Bucket: 'other' })))).toBe(
      '404 NotFound',
    )
    const elsewhere = new PutObjectCommand({ Bucket: 'other', Key: 'a', Body: 'x' })
    expect(await refusalOf(trial.client.send(elsewhere))).toBe('404 NoSuchBucket')
    await put('tagged', 'body')
    const tagging = { Bucket: plain, Key: 'tagged', Tagging: { TagSet: [{ Key: 'a', Value: 'b' }] } }
    expect(await refusalOf(trial.client.send(new PutObjectTaggingCommand(tagging)))).toBe(
      '501 NotImplemented',
    )
    expect(await textOf('tagged')).toBe('body')
    expect(await refusalOf(put('tagged', 'new', { Tagging: 'a=b' }))).toBe('501 NotImplemented')
    expect(await refusalOf(put('tagged', 'new', { ACL: 'public-read' }))).toBe(
      '400 AccessControlListNotSupported',
    )
    expect(await refusalOf(trial.client.send(new CreateBucketCommand({ Bucket: 'new' })))).toBe(
      '404 NoSuchBucket',
    )
  })

  test('says which port is taken', async () => {
    const port = Number(new URL(trial.url).port)
    const second = startS3({ directory: trial.directory, port, buckets: [], credentials, region })
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  test('outlives malformed requests and clients that hang up', async () => {
    const port = Number(new URL(trial.url).port)
    const garbage = [
      'NONSENSE\r\n\r\n',
      `GET /${plain}/%E0%A4%A HTTP/1.1\r\nhost: x\r\n\r\n`,
      `PUT /${plain}/a HTTP/1.1\r\nhost: x\r\ncontent-length: 10737418240\r\n\r\nabc`,
      `PUT /${plain}/a HTTP/1.1\r\nhost: x\r\nauthorization: AWS4-HMAC-SHA256 Credential=/////, SignedHeaders=__proto__;constructor, Signature=\r\n\r\n`,
      `POST /${plain} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 100\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nabc`,
      `GET /?X-Amz-Algorithm=a&X-Amz-Signature=%00 HTTP/1.1\r\nhost: x\r\n\r\n`,
    ]
    for (const text of garbage) {
      await new Promise<void>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.end(text))
        socket.on('error', reject)
        socket.on('close', () => resolve())
        socket.resume()
      })
    }
    expect(await refusalOf(get('a'))).toBe('404 NoSuchKey')
  })
})
