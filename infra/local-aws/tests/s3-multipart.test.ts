import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  UploadPartCommand,
  type CompletedPart,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { kept, plain, refusalOf, site, startTrial, type Trial } from './s3-trial.ts'

let trial: Trial
beforeAll(async () => {
  trial = await startTrial()
})
afterEach(async () => {
  const { Uploads = [] } = await trial.client.send(new ListMultipartUploadsCommand({ Bucket: plain }))
  for (const { Key, UploadId } of Uploads) {
    await trial.client.send(new AbortMultipartUploadCommand({ Bucket: plain, Key, UploadId }))
  }
})
afterAll(() => trial.end())

const minPartBytes = 5 * 1024 * 1024
const Key = 'interviews/talk.webm'

const begin = async (more: object = {}) =>
  (
    await trial.client.send(
      new CreateMultipartUploadCommand({ Bucket: plain, Key, ChecksumAlgorithm: 'CRC32', ...more }),
    )
  ).UploadId ?? ''
const sendPart = async (
  UploadId: string,
  PartNumber: number,
  Body: Buffer,
  more: object = {},
): Promise<CompletedPart> => {
  const part = await trial.client.send(
    new UploadPartCommand({ Bucket: plain, Key, UploadId, PartNumber, Body, ...more }),
  )
  const { ETag, ChecksumCRC32, ChecksumCRC64NVME } = part
  return { PartNumber, ETag, ChecksumCRC32, ChecksumCRC64NVME }
}
const complete = (UploadId: string, Parts: CompletedPart[], more: object = {}) =>
  trial.client.send(
    new CompleteMultipartUploadCommand({ Bucket: plain, Key, UploadId, MultipartUpload: { Parts }, ...more }),
  )
const read = async () => {
  const found = await trial.client.send(new GetObjectCommand({ Bucket: plain, Key, ChecksumMode: 'ENABLED' }))
  return { ...found, bytes: Buffer.from((await found.Body?.transformToByteArray()) ?? []) }
}
const md5 = (data: Buffer) => createHash('md5').update(data).digest()
const contents = () => readdir(join(trial.directory, plain, 'contents'))

describe('a recording sent in parts', () => {
  const first = randomBytes(minPartBytes)
  const second = randomBytes(minPartBytes + 1)
  const last = randomBytes(1000)

  test('becomes one file, in the order of its parts, and leaves no parts behind', async () => {
    const id = await begin({ ContentType: 'video/webm', Metadata: { session: 's-1' } })
    const third = await sendPart(id, 30, last)
    await sendPart(id, 1, last)
    const parts = [await sendPart(id, 1, first), await sendPart(id, 2, second), third]
    await trial.restart()
    const done = await complete(id, parts)
    expect(done.ETag).toBe(`"${md5(Buffer.concat([first, second, last].map(md5))).toString('hex')}-3"`)
    const found = await read()
    expect(found.bytes.equals(Buffer.concat([first, second, last]))).toBe(true)
    expect(found).toMatchObject({ ContentType: 'video/webm', Metadata: { session: 's-1' }, ETag: done.ETag })
    expect(found.ChecksumCRC32).toMatch(/-3$/)
    expect(found.ChecksumType).toBe('COMPOSITE')
    expect(await contents()).toHaveLength(1)
    expect(await refusalOf(complete(id, parts))).toBe('404 NoSuchUpload')
  })

  test('can be sent by the browser itself, part by part, with presigned URLs', async () => {
    const server = trial.clientWith({ requestChecksumCalculation: 'WHEN_REQUIRED' })
    const { UploadId = '' } = await server.send(new CreateMultipartUploadCommand({ Bucket: plain, Key }))
    const parts: CompletedPart[] = []
    for (const [index, body] of [first, last].entries()) {
      const PartNumber = index + 1
      const command = new UploadPartCommand({ Bucket: plain, Key, UploadId, PartNumber })
      const answer = await fetch(await getSignedUrl(server, command), {
        method: 'PUT',
        body: new Uint8Array(body),
        headers: { origin: site },
      })
      expect(answer.headers.get('access-control-expose-headers')).toContain('ETag')
      parts.push({ PartNumber, ETag: answer.headers.get('etag') ?? '' })
    }
    await server.send(
      new CompleteMultipartUploadCommand({ Bucket: plain, Key, UploadId, MultipartUpload: { Parts: parts } }),
    )
    expect((await read()).bytes.equals(Buffer.concat([first, last]))).toBe(true)
  })

  test('is refused with a wrong, missing, misplaced or too small part', async () => {
    const id = await begin()
    const one = await sendPart(id, 1, first)
    const two = await sendPart(id, 2, last)
    const three = await sendPart(id, 3, last)
    expect(await refusalOf(complete(id, [two, one]))).toBe('400 InvalidPartOrder')
    expect(await refusalOf(complete(id, [one, one]))).toBe('400 InvalidPartOrder')
    expect(await refusalOf(complete(id, [one, { ...two, ETag: one.ETag }]))).toBe('400 InvalidPart')
    expect(await refusalOf(complete(id, [one, { ...two, PartNumber: 4 }]))).toBe('400 InvalidPart')
    expect(await refusalOf(complete(id, [one, two, three]))).toBe('400 EntityTooSmall')
    expect(await refusalOf(complete(id, []))).toBe('400 MalformedXML')
    const unchecked = { PartNumber: 1, ETag: one.ETag }
    expect(await refusalOf(complete(id, [unchecked, three]))).toBe('400 InvalidRequest')
    expect(await refusalOf(sendPart(id, 10_001, last))).toBe('400 InvalidArgument')
    expect(await refusalOf(sendPart(id, 0, last))).toBe('400 InvalidArgument')
    await complete(id, [one, three])
    expect((await read()).bytes.equals(Buffer.concat([first, last]))).toBe(true)
  })

  test('is refused under a key or an algorithm other than at its creation', async () => {
    const id = await begin()
    const elsewhere = { Bucket: plain, Key: 'other', UploadId: id }
    expect(await refusalOf(trial.client.send(new ListPartsCommand(elsewhere)))).toBe('404 NoSuchUpload')
    expect(await refusalOf(sendPart(id, 1, last, { ChecksumAlgorithm: 'SHA256' }))).toBe('400 InvalidRequest')
    const unchecked = trial.clientWith({ requestChecksumCalculation: 'WHEN_REQUIRED' })
    const part = new UploadPartCommand({ Bucket: plain, Key, UploadId: id, PartNumber: 1, Body: last })
    expect(await refusalOf(unchecked.send(part))).toBe('400 InvalidRequest')
  })

  test('is not completed with checksums that were not declared at its creation', async () => {
    const id = await begin({ ChecksumAlgorithm: undefined })
    const part = await sendPart(id, 1, last)
    expect(part.ChecksumCRC32).toBeDefined()
    expect(await refusalOf(complete(id, [part]))).toBe('400 InvalidPart')
    await complete(id, [{ PartNumber: 1, ETag: part.ETag }])
    expect((await read()).bytes.equals(last)).toBe(true)
  })

  test('does not overwrite an object if the request forbids it', async () => {
    const again = await begin()
    const part = await sendPart(again, 1, last)
    await complete(again, [part])
    const id = await begin()
    const parts = [await sendPart(id, 1, first)]
    expect(await refusalOf(complete(id, parts, { IfNoneMatch: '*' }))).toBe('412 PreconditionFailed')
    expect((await read()).bytes.equals(last)).toBe(true)
  })

  test('can have a checksum of the whole object', async () => {
    const id = await begin({ ChecksumAlgorithm: 'CRC64NVME' })
    const algorithm = { ChecksumAlgorithm: 'CRC64NVME' }
    const parts = [await sendPart(id, 1, first, algorithm), await sendPart(id, 2, last, algorithm)]
    expect(await refusalOf(complete(id, parts, { ChecksumCRC64NVME: 'AAAAAAAAAAA=' }))).toBe('400 BadDigest')
    const done = await complete(id, parts)
    expect(done).toMatchObject({ ChecksumType: 'FULL_OBJECT' })
    expect((await read()).ChecksumCRC64NVME).toBe(done.ChecksumCRC64NVME)
  })

  test('disappears with all its parts when it is aborted', async () => {
    const before = (await contents()).length
    const id = await begin()
    await sendPart(id, 1, last)
    expect(await contents()).toHaveLength(before + 1)
    const abort = () =>
      trial.client.send(new AbortMultipartUploadCommand({ Bucket: plain, Key, UploadId: id }))
    expect((await abort()).$metadata.httpStatusCode).toBe(204)
    expect(await refusalOf(abort())).toBe('404 NoSuchUpload')
    expect(await refusalOf(sendPart(id, 2, last))).toBe('404 NoSuchUpload')
    expect(await contents()).toHaveLength(before)
  })

  test('can be listed before it is completed', async () => {
    const id = await begin()
    const other = await begin({ Key: 'interviews/other' })
    for (const number of [1, 2, 3]) await sendPart(id, number, last)
    const page = await trial.client.send(
      new ListPartsCommand({ Bucket: plain, Key, UploadId: id, MaxParts: 2 }),
    )
    expect(page.Parts?.map(({ PartNumber, Size }) => [PartNumber, Size])).toEqual([
      [1, 1000],
      [2, 1000],
    ])
    expect(page).toMatchObject({ IsTruncated: true, NextPartNumberMarker: '2' })
    const list = (more: object) =>
      trial.client.send(new ListMultipartUploadsCommand({ Bucket: plain, Prefix: 'interviews/', ...more }))
    const uploads = await list({})
    expect(uploads.Uploads?.map(({ UploadId }) => UploadId)).toEqual([other, id])
    const start = await list({ MaxUploads: 1 })
    const rest = await list({ KeyMarker: start.NextKeyMarker, UploadIdMarker: start.NextUploadIdMarker })
    expect(rest.Uploads?.map(({ UploadId }) => UploadId)).toEqual([id])
  })

  test('adds a version in a versioned bucket', async () => {
    const target = { Bucket: kept, Key: 'talk' }
    const { UploadId } = await trial.client.send(new CreateMultipartUploadCommand(target))
    const part = await trial.client.send(
      new UploadPartCommand({ ...target, UploadId, PartNumber: 1, Body: last }),
    )
    const Parts = [{ PartNumber: 1, ETag: part.ETag }]
    const done = await trial.client.send(
      new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts } }),
    )
    expect(done.VersionId).toMatch(/^[\w-]{32}$/)
  })
})
