import { createHash, randomBytes } from 'node:crypto'
import {
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { amzDate, replace, sha256, sign, signedChunks } from './s3-signing.ts'
import { credentials, plain, refusalIn, refusalOf, region, site, startTrial, type Trial } from './s3-trial.ts'

let trial: Trial
beforeAll(async () => {
  trial = await startTrial()
  await trial.client.send(new PutObjectCommand({ Bucket: plain, Key: 'file', Body: 'content' }))
})
beforeEach(() => {
  trial.ahead.milliseconds = 0
})
afterAll(() => trial.end())

const read = new GetObjectCommand({ Bucket: plain, Key: 'file' })
const minute = 60_000

describe('a signed request', () => {
  test('is refused with a wrong key, a wrong secret, in a wrong region, and without any signature', async () => {
    const refusals: [string, object][] = [
      ['403 InvalidAccessKeyId', { credentials: { ...credentials, accessKeyId: 'SOMEBODYELSE' } }],
      ['403 SignatureDoesNotMatch', { credentials: { ...credentials, secretAccessKey: 'guessed' } }],
      ['400 AuthorizationHeaderMalformed', { region: 'us-east-1' }],
    ]
    for (const [refusal, settings] of refusals) {
      expect(await refusalOf(trial.clientWith(settings).send(read))).toBe(refusal)
    }
    expect(await refusalIn(await fetch(`${trial.url}/${plain}/file`))).toMatch(/^403 AccessDenied/)
    const list = new ListObjectsV2Command({ Bucket: plain })
    expect(await refusalOf(trial.clientWith({ region: 'us-east-1' }).send(list))).toMatch(/^400 /)
  })

  test('is refused when the clocks are more than fifteen minutes apart', async () => {
    trial.ahead.milliseconds = 14 * minute
    expect(await refusalOf(trial.clientWith({}).send(read))).toBe('accepted')
    for (const apart of [16 * minute, -16 * minute]) {
      trial.ahead.milliseconds = apart
      expect(await refusalOf(trial.clientWith({}).send(read))).toBe('403 RequestTimeTooSkewed')
    }
  })

  test('is refused when its body, path, query or headers were changed on the way', async () => {
    const body = randomBytes(1000).toString('hex')
    const date = amzDate()
    const headers = { 'content-length': String(body.length), 'x-amz-meta-a': '1' }
    const signed = sign('PUT', `${trial.url}/${plain}/changed`, sha256(body), date, headers)
    const send = (path: string, init: RequestInit) => fetch(`${trial.url}${path}`, { method: 'PUT', ...init })
    const other = body.replace(/^./, 'x')
    expect(
      await refusalIn(await send(`/${plain}/changed`, { body: other, headers: signed.headers })),
    ).toMatch(/^400 XAmzContentSHA256Mismatch/)
    expect(await refusalIn(await send(`/${plain}/other`, { body, headers: signed.headers }))).toMatch(
      /^403 SignatureDoesNotMatch/,
    )
    const changedMetadata = { ...signed.headers, 'x-amz-meta-a': '2' }
    expect(await refusalIn(await send(`/${plain}/changed`, { body, headers: changedMetadata }))).toMatch(
      /^403 SignatureDoesNotMatch/,
    )
    const added = { ...signed.headers, 'x-amz-meta-b': '1' }
    expect(await refusalIn(await send(`/${plain}/changed`, { body, headers: added }))).toMatch(
      /^403 AccessDenied There were headers present/,
    )
    expect((await send(`/${plain}/changed`, { body, headers: signed.headers })).status).toBe(200)
  })

  test('may send its body in signed chunks, none of which can be changed', async () => {
    const chunks = [randomBytes(65_536), randomBytes(70_000), randomBytes(10)]
    const whole = Buffer.concat(chunks)
    const send = async (tamper: (body: Buffer) => Buffer, trailer: boolean) => {
      const kind = `STREAMING-AWS4-HMAC-SHA256-PAYLOAD${trailer ? '-TRAILER' : ''}`
      const date = amzDate()
      const headers: Record<string, string> = {
        'x-amz-decoded-content-length': String(whole.length),
        ...(trailer ? { 'x-amz-trailer': 'x-amz-checksum-sha256' } : {}),
      }
      const signed = sign('PUT', `${trial.url}/${plain}/chunks`, kind, date, headers)
      const body = tamper(signedChunks(chunks, signed, date, trailer))
      return fetch(`${trial.url}/${plain}/chunks`, {
        method: 'PUT',
        body: new Uint8Array(body),
        headers: signed.headers,
      })
    }
    for (const trailer of [false, true]) {
      expect((await send((body) => body, trailer)).status).toBe(200)
      const stored = await trial.client.send(new GetObjectCommand({ Bucket: plain, Key: 'chunks' }))
      expect(Buffer.from((await stored.Body?.transformToByteArray()) ?? []).equals(whole)).toBe(true)

      const flipped = await send((body) => body.fill(body[100_000]! ^ 1, 100_000, 100_001), trailer)
      expect(await refusalIn(flipped)).toMatch(/^403 SignatureDoesNotMatch/)
      const cut = await send((body) => body.subarray(0, 90_000), trailer)
      expect(await refusalIn(cut)).toMatch(/^400 IncompleteBody/)
    }
    const swapped = await send(
      (body) => replace(body, /x-amz-checksum-sha256:./, 'x-amz-checksum-sha256:#'),
      true,
    )
    expect(await refusalIn(swapped)).toMatch(/^403 SignatureDoesNotMatch/)
  })

  test('may send its body in unsigned chunks, of which only the last is small', async () => {
    const send = async (body: string, length: number) => {
      const headers = { 'x-amz-decoded-content-length': String(length) }
      const signed = sign(
        'PUT',
        `${trial.url}/${plain}/u`,
        'STREAMING-UNSIGNED-PAYLOAD-TRAILER',
        amzDate(),
        headers,
      )
      return refusalIn(
        await fetch(`${trial.url}/${plain}/u`, { method: 'PUT', body, headers: signed.headers }),
      )
    }
    const full = 'x'.repeat(8192)
    expect(await send(`2000\r\n${full}\r\n3\r\nabc\r\n0\r\n\r\n`, 8195)).toMatch(/^200/)
    expect(await send(`3\r\nabc\r\n2000\r\n${full}\r\n0\r\n\r\n`, 8195)).toMatch(/^403 InvalidChunkSizeError/)
    expect(await send(`2000\r\n${full}\r\n0\r\n\r\n`, 8195)).toMatch(/^400 IncompleteBody/)
    expect(await send(`2000\r\n${full}\r\n0\r\n\r\n`, 10)).toMatch(/^400 IncompleteBody/)
    expect(await send(`zz\r\n${full}\r\n0\r\n\r\n`, 8192)).toMatch(/^400 InvalidRequest/)
  })
})

describe('a presigned URL', () => {
  test('allows reading until it expires, with the file name it was signed for', async () => {
    const link = await getSignedUrl(
      trial.client,
      new GetObjectCommand({
        Bucket: plain,
        Key: 'file',
        ResponseContentDisposition: 'attachment; filename="Ünï.txt"',
        ResponseContentType: 'text/plain',
      }),
      { expiresIn: 900 },
    )
    const answer = await fetch(link)
    expect(await answer.text()).toBe('content')
    expect(answer.headers.get('content-type')).toBe('text/plain')
    const disposition = Buffer.from(answer.headers.get('content-disposition') ?? '', 'latin1').toString(
      'utf8',
    )
    expect(disposition).toBe('attachment; filename="Ünï.txt"')
    expect((await fetch(link, { headers: { range: 'bytes=0-2' } })).status).toBe(206)
    trial.ahead.milliseconds = 14 * minute
    expect((await fetch(link)).status).toBe(200)
    trial.ahead.milliseconds = 16 * minute
    expect(await refusalIn(await fetch(link))).toBe('403 AccessDenied Request has expired')
    trial.ahead.milliseconds = -20 * minute
    expect(await refusalIn(await fetch(link))).toBe('403 AccessDenied Request is not valid yet')
  })

  test('is refused when any part of it is changed', async () => {
    const link = await getSignedUrl(trial.client, read, { expiresIn: 900 })
    const refusals: [string, RegExp][] = [
      [link.replace(/Signature=./, 'Signature=g'), /^403 SignatureDoesNotMatch/],
      [link.replace('/file?', '/other?'), /^403 SignatureDoesNotMatch/],
      [link.replace('Expires=900', 'Expires=901'), /^403 SignatureDoesNotMatch/],
      [link.replace('Expires=900', 'Expires=604801'), /^400 AuthorizationQueryParametersError/],
      [`${link}&response-content-type=text%2Fhtml`, /^403 SignatureDoesNotMatch/],
      [link.replace(credentials.accessKeyId, 'SOMEBODY'), /^403 InvalidAccessKeyId/],
      [link.replace(region, 'us-east-1'), /^400 AuthorizationQueryParametersError/],
    ]
    for (const [address, refusal] of refusals) expect(await refusalIn(await fetch(address))).toMatch(refusal)
    expect(await refusalIn(await fetch(link, { method: 'PUT', body: 'x' }))).toMatch(
      /^403 SignatureDoesNotMatch/,
    )
    expect((await fetch(link)).status).toBe(200)
  })

  test('lets a page upload, also a part, with the type and length that were signed', async () => {
    const upload = await getSignedUrl(
      trial.client,
      new PutObjectCommand({ Bucket: plain, Key: 'up', ContentType: 'video/webm', Metadata: { a: 'b' } }),
      { signableHeaders: new Set(['content-type']) },
    )
    const send = (type: string) =>
      fetch(upload, { method: 'PUT', body: 'bytes', headers: { 'content-type': type, origin: site } })
    expect(await refusalIn(await send('text/html'))).toMatch(/^403 SignatureDoesNotMatch/)
    const answer = await send('video/webm')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('etag')).toBe(`"${createHash('md5').update('bytes').digest('hex')}"`)
    const head = await trial.client.send(new HeadObjectCommand({ Bucket: plain, Key: 'up' }))
    expect(head).toMatchObject({ ContentType: 'video/webm', Metadata: { a: 'b' } })
    const once = await getSignedUrl(
      trial.client,
      new PutObjectCommand({ Bucket: plain, Key: 'once', ContentLength: 5, IfNoneMatch: '*' }),
    )
    const sendOnce = (body: string, headers: Record<string, string> = { 'if-none-match': '*' }) =>
      fetch(once, { method: 'PUT', body, headers: { ...headers, origin: site } })
    // Condition and length are part of the signature.
    expect(await refusalIn(await sendOnce('bytes', {}))).toMatch(/^403 SignatureDoesNotMatch/)
    expect(await refusalIn(await sendOnce('byte'))).toMatch(/^403 SignatureDoesNotMatch/)
    expect((await sendOnce('bytes')).status).toBe(200)
    const again = await sendOnce('other')
    // The page may read the refusal.
    expect(again.headers.get('access-control-allow-origin')).toBe(site)
    expect(await refusalIn(again)).toMatch(/^412 PreconditionFailed/)
    expect(await trial.textOf('once')).toBe('bytes')
    const part = new UploadPartCommand({ Bucket: plain, Key: 'up', UploadId: 'none', PartNumber: 1 })
    const toPart = await fetch(await getSignedUrl(trial.client, part), { method: 'PUT', body: 'x' })
    expect(await refusalIn(toPart)).toMatch(/^404 NoSuchUpload/)
  })
})

describe('a page of another origin', () => {
  const ask = (origin: string, method: string, path = `/${plain}/file`) =>
    fetch(`${trial.url}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'Content-Type,X-Amz-Date',
      },
    })

  test("may send what the bucket's CORS rules allow the site; other origins may not", async () => {
    for (const method of ['GET', 'PUT', 'POST', 'HEAD']) {
      const answer = await ask(site, method)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('access-control-allow-origin')).toBe(site)
      expect(answer.headers.get('access-control-allow-methods')).toContain(method)
      expect(answer.headers.get('access-control-allow-headers')).toBe('content-type,x-amz-date')
      expect(answer.headers.get('access-control-max-age')).toBe('3600')
      expect(answer.headers.get('vary')).toContain('Origin')
    }
    for (const refused of [ask('https://evil.example', 'PUT'), ask(site, 'DELETE')]) {
      const answer = await refused
      expect(answer.status).toBe(403)
    }
    const foreign = await ask('https://evil.example', 'PUT')
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
    expect(await refusalIn(foreign)).toMatch(/^403 AccessForbidden/)
  })

  test('can read responses, the ETag and errors, if it is the site', async () => {
    const link = await getSignedUrl(trial.client, read)
    for (const address of [link, link.replace(/Signature=./, 'Signature=g')]) {
      const own = await fetch(address, { headers: { origin: site } })
      expect(own.headers.get('access-control-allow-origin')).toBe(site)
      expect(own.headers.get('access-control-expose-headers')).toContain('ETag')
      const foreign = await fetch(address, { headers: { origin: 'https://evil.example' } })
      expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
      await Promise.all([own.text(), foreign.text()])
    }
  })
})
