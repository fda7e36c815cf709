import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plain, refusalOf, startTrial, type Trial } from './s3-trial.ts'

let trial: Trial
beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.end())

describe('writing an object', () => {
  test('does not overwrite if the request forbids it', async () => {
    const { ETag } = await trial.put('once', 'first', { IfNoneMatch: '*' })
    expect(await refusalOf(trial.put('once', 'second', { IfNoneMatch: '*' }))).toBe('412 PreconditionFailed')
    expect(await refusalOf(trial.put('once', 'second', { IfMatch: '"0"' }))).toBe('412 PreconditionFailed')
    expect(await refusalOf(trial.put('never', 'second', { IfMatch: ETag }))).toBe('404 NoSuchKey')
    expect(await trial.textOf('once')).toBe('first')
    await trial.put('once', 'second', { IfMatch: ETag })
    expect(await trial.textOf('once')).toBe('second')
  })

  test('can stream a body that is not hashed in advance', async () => {
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
    const found = await trial.get('streamed', { ChecksumMode: 'ENABLED' })
    expect(found).toMatchObject({ ContentLength: body.length, ContentEncoding: 'gzip' })
    const checksum = Buffer.alloc(4)
    checksum.writeUInt32BE(crc32(body))
    expect(found.ChecksumCRC32).toBe(checksum.toString('base64'))
    expect(Buffer.from((await found.Body?.transformToByteArray()) ?? []).equals(body)).toBe(true)
  })

  test('is refused when the bytes do not match the declared hash', async () => {
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
      expect(await refusalOf(trial.put('claimed', 'body', claim)), JSON.stringify(claim)).toBe(refusal)
    }
    expect(await refusalOf(trial.get('claimed'))).toBe('404 NoSuchKey')
    const right = [
      { ChecksumCRC32: 'y/Q5Jg==' },
      { ChecksumCRC32C: '4waSgw==' },
      { ChecksumCRC64NVME: 'rosUhgp5mIg=' },
      { ChecksumSHA1: '98O8HYCOBHMq32eZZczDTKeuNEE=' },
      { ChecksumSHA256: createHash('sha256').update('123456789').digest('base64') },
    ]
    for (const claim of right) {
      await trial.put('claimed', '123456789', claim)
      const found = await trial.get('claimed', { ChecksumMode: 'ENABLED' })
      expect(found).toMatchObject(claim)
      await found.Body?.transformToString()
    }
  })

  test('leaves one whole object when fifty writers race for its key', async () => {
    const bodies = Array.from({ length: 50 }, (_, index) => Buffer.alloc(20_000 + index, index))
    const answers = await Promise.all(bodies.map((body) => trial.put('contested', body)))
    const found = await trial.get('contested')
    const bytes = Buffer.from((await found.Body?.transformToByteArray()) ?? [])
    const winner = bodies.findIndex((body) => body.equals(bytes))
    expect(winner).toBeGreaterThanOrEqual(0)
    expect(found.ETag).toBe(answers[winner]?.ETag)
  })

  test('creates it once when twenty writers race to be the first', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        refusalOf(trial.put('first', `${index}`, { IfNoneMatch: '*' })),
      ),
    )
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1)
    expect(answers.filter((answer) => answer === '412 PreconditionFailed')).toHaveLength(19)
    expect(await trial.textOf('first')).toBe(`${answers.indexOf('accepted')}`)
  })

  test('does not disturb readers while the object is overwritten repeatedly', async () => {
    await trial.put('busy', 'a'.repeat(1000))
    const work = { underWay: true }
    let reads = 0
    const readers = Array.from({ length: 3 }, async () => {
      while (work.underWay) {
        expect(await trial.textOf('busy')).toMatch(/^(?:a{1000}|b{1000})$/)
        reads += 1
      }
    })
    try {
      for (let round = 0; round < 30; round += 1)
        await trial.put('busy', (round % 2 ? 'a' : 'b').repeat(1000))
    } finally {
      work.underWay = false
    }
    await Promise.all(readers)
    expect(reads).toBeGreaterThan(readers.length)
  })
})
