import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { GetObjectCommand } from '@aws-sdk/client-s3'
import { createPresignedPost, type PresignedPost } from '@aws-sdk/s3-presigned-post'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { credentials, plain, refusalIn, refusalOf, site, startTrial, type Trial } from './s3-trial.ts'

let trial: Trial
beforeAll(async () => {
  trial = await startTrial()
})
beforeEach(() => {
  trial.ahead.milliseconds = 0
  trial.ahead.stoppedAt = undefined
})
afterAll(() => trial.end())

const maxBytes = 10 * 1024 * 1024
const pdf = 'application/pdf'

/** The same presigned POST that the product issues for CVs. */
const ticket = (Key = 'pending/1', Fields: Record<string, string> = {}) =>
  createPresignedPost(trial.client, {
    Bucket: plain,
    Key,
    Conditions: [
      ['content-length-range', 1, maxBytes],
      ['eq', '$Content-Type', pdf],
    ],
    Fields: { 'Content-Type': pdf, ...Fields },
    Expires: 300,
  })

type Changes = { fields?: Record<string, string | undefined>; name?: string; after?: Record<string, string> }

function formOf(
  post: PresignedPost,
  file: Uint8Array<ArrayBuffer> | undefined,
  changes: Changes = {},
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...post.fields, ...changes.fields })) {
    if (value !== undefined) form.append(name, value)
  }
  if (file !== undefined) form.append('file', new Blob([file]), changes.name ?? 'cv.pdf')
  for (const [name, value] of Object.entries(changes.after ?? {})) form.append(name, value)
  return form
}

const send = (post: PresignedPost, file?: Uint8Array<ArrayBuffer>, changes?: Changes) =>
  fetch(post.url, { method: 'POST', body: formOf(post, file, changes), headers: { origin: site } })

const stored = async (Key: string) => trial.client.send(new GetObjectCommand({ Bucket: plain, Key }))

const some = new Uint8Array(randomBytes(1000))

describe('a presigned POST', () => {
  test('lets a browser post the largest file allowed, byte for byte', async () => {
    const file = new Uint8Array(randomBytes(maxBytes))
    const answer = await send(await ticket(), file)
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe(site)
    const found = await stored('pending/1')
    expect(found).toMatchObject({ ContentType: pdf, ETag: answer.headers.get('etag') })
    expect(Buffer.compare((await found.Body?.transformToByteArray()) ?? new Uint8Array(), file)).toBe(0)
  })

  test('keeps files that contain multipart boundaries', async () => {
    const boundary = '----edge'
    const post = await ticket('pending/edge')
    const tricky = `\r\n--${boundary.slice(0, -1)}\r\n\r\n--\r\n\r`
    const head = Object.entries(post.fields).map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${tricky}\r\n--${boundary}--\r\n`
    const answer = await fetch(post.url, {
      method: 'POST',
      body: head.join('') + file,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    expect(answer.status).toBe(204)
    expect(await (await stored('pending/edge')).Body?.transformToString()).toBe(tricky)
  })

  test('refuses a file that is too large or too small, and stores nothing of it', async () => {
    const contents = await readdir(join(trial.directory, plain, 'contents'))
    const post = await ticket('pending/size')
    const tooLarge = await send(post, new Uint8Array(maxBytes + 1))
    expect(tooLarge.headers.get('access-control-allow-origin')).toBe(site)
    expect(await refusalIn(tooLarge)).toMatch(/^400 EntityTooLarge/)
    expect(await refusalIn(await send(post, new Uint8Array(0)))).toMatch(/^400 EntityTooSmall/)
    expect(await refusalOf(stored('pending/size'))).toBe('404 NoSuchKey')
    expect(await readdir(join(trial.directory, plain, 'contents'))).toEqual(contents)
  })

  test('refuses another type, another key, another bucket and fields it does not name', async () => {
    const post = await ticket('pending/fields')
    const refusals: [Record<string, string | undefined>, string][] = [
      [
        { 'Content-Type': 'text/html' },
        '403 AccessDenied Invalid according to Policy: Policy Condition failed: [&quot;eq&quot;, &quot;$Content-Type&quot;, &quot;application/pdf&quot;]',
      ],
      [
        { 'Content-Type': undefined },
        '403 AccessDenied Invalid according to Policy: Policy Condition failed',
      ],
      [{ key: 'pending/other' }, '403 AccessDenied Invalid according to Policy: Policy Condition failed'],
      [{ bucket: 'recordings' }, '403 AccessDenied'],
      [
        { 'x-amz-meta-role': 'admin' },
        '403 AccessDenied Invalid according to Policy: Extra input fields: x-amz-meta-role',
      ],
      [{ 'x-ignore-me': 'yes', key: undefined }, '400 InvalidArgument'],
      [{ Policy: undefined }, '403 AccessDenied Access Denied'],
      [{ 'X-Amz-Signature': undefined }, '400 InvalidArgument'],
      [{ 'X-Amz-Credential': 'SOMEBODY/20260101/ap-southeast-2/s3/aws4_request' }, '403 InvalidAccessKeyId'],
      [{ 'X-Amz-Signature': '0'.repeat(64) }, '403 SignatureDoesNotMatch'],
    ]
    for (const [fields, refusal] of refusals) {
      expect(await refusalIn(await send(post, some, { fields })), JSON.stringify(fields)).toContain(refusal)
    }
    expect(
      await refusalIn(await send({ ...post, url: post.url.replace(plain, 'recordings') }, some)),
    ).toMatch(/^403 AccessDenied/)
    expect(await refusalOf(stored('pending/fields'))).toBe('404 NoSuchKey')
    expect((await send(post, some, { fields: { 'x-ignore-me': 'yes' } })).status).toBe(204)
  })

  test('refuses a changed policy, whatever its content', async () => {
    const post = await ticket('pending/policy')
    const policy = JSON.parse(Buffer.from(post.fields['Policy'] ?? '', 'base64').toString()) as object
    const rewritten = [
      JSON.stringify({ ...policy, conditions: [] }),
      JSON.stringify({ ...policy, expiration: '2999-01-01T00:00:00Z' }),
      'no json',
    ]
    for (const text of rewritten) {
      const fields = { Policy: Buffer.from(text).toString('base64') }
      expect(await refusalIn(await send(post, some, { fields }))).toMatch(/^403 SignatureDoesNotMatch/)
    }
    const stranger = trial.clientWith({ credentials: { ...credentials, secretAccessKey: 'guessed' } })
    const forged = await createPresignedPost(stranger, { Bucket: plain, Key: 'pending/policy' })
    expect(await refusalIn(await send(forged, some))).toMatch(/^403 SignatureDoesNotMatch/)
  })

  test('expires at the time its policy names', async () => {
    const post = await ticket('pending/late')
    const policy = JSON.parse(Buffer.from(post.fields['Policy'] ?? '', 'base64').toString()) as {
      expiration: string
    }
    const expiration = Date.parse(policy.expiration)
    trial.ahead.stoppedAt = new Date(expiration - 1000)
    expect((await send(post, some)).status).toBe(204)
    trial.ahead.stoppedAt = new Date(expiration + 1000)
    expect(await refusalIn(await send(post, some))).toBe(
      '403 AccessDenied Invalid according to Policy: Policy expired.',
    )
  })

  test('may leave the end of the key to the browser, but not its beginning', async () => {
    const post = await ticket('pending/${filename}')
    expect((await send(post, some, { name: 'Jané "1".pdf' })).status).toBe(204)
    expect((await stored('pending/Jané %221%22.pdf')).ContentLength).toBe(1000)
    const escape = { fields: { key: 'elsewhere/${filename}' } }
    expect(await refusalIn(await send(post, some, escape))).toMatch(/^403 AccessDenied .*starts-with/)
  })

  test('answers with the requested status, and stores the named metadata', async () => {
    const post = await ticket('pending/status', { success_action_status: '201', 'x-amz-meta-owner': 'ü' })
    const answer = await send(post, some)
    expect(answer.status).toBe(201)
    const xml = await answer.text()
    expect(xml).toContain('<Key>pending/status</Key>')
    expect(xml).toContain(`<Bucket>${plain}</Bucket>`)
    expect((await stored('pending/status')).Metadata).toEqual({ owner: '=?UTF-8?B?w7w=?=' })
    const plainStatus = await ticket('pending/status', { success_action_status: '200' })
    expect((await send(plainStatus, some)).status).toBe(200)
  })

  test('accepts one file, and ignores fields after it', async () => {
    const post = await ticket('pending/order')
    expect(await refusalIn(await send(post))).toMatch(/^400 InvalidArgument POST requires exactly one file/)
    expect((await send(post, some, { after: { 'x-amz-meta-late': '1' } })).status).toBe(204)
    expect((await stored('pending/order')).Metadata).toEqual({})
  })

  test('refuses bodies that are not a multipart form', async () => {
    const post = await ticket()
    const raw = (body: string, type: string) =>
      fetch(post.url, { method: 'POST', body, headers: { 'content-type': type } })
    expect(await refusalIn(await raw('a', 'multipart/form-data'))).toMatch(/^412 PreconditionFailed/)
    expect(await refusalIn(await raw('a', 'multipart/form-data; boundary=b'))).toMatch(/^400 /)
    expect(
      await refusalIn(await raw('--b\r\n\r\n\r\nx\r\n--b--', 'multipart/form-data; boundary=b')),
    ).toMatch(/^400 MalformedPOSTRequest/)
    expect(await refusalIn(await send(post, some, { fields: { long: 'x'.repeat(30_000) } }))).toMatch(
      /^400 MaxPostPreDataLengthExceeded/,
    )
    expect(await refusalIn(await raw('a', 'application/x-www-form-urlencoded'))).toMatch(/^403 AccessDenied/)
  })

  test('stops reading an endless file', async () => {
    const post = await ticket('pending/endless')
    const form = formOf(post, new Uint8Array(0))
    const encoded = new Response(form)
    const text = await encoded.text()
    const start = text.slice(0, text.lastIndexOf('\r\n--'))
    const target = new URL(post.url)
    const piece = Buffer.alloc(1024 * 1024)
    const { answer, sent } = await new Promise<{ answer: string; sent: number }>((resolve) => {
      let answer = ''
      let sent = 0
      const socket = connect(Number(target.port), '127.0.0.1', () => {
        socket.write(
          `POST ${target.pathname} HTTP/1.1\r\nhost: ${target.host}\r\ncontent-type: ${encoded.headers.get('content-type')}\r\ncontent-length: 10737418240\r\n\r\n${start}`,
        )
        const more = () => {
          while (!socket.destroyed && sent < 2000) {
            sent += 1
            if (!socket.write(piece)) return
          }
        }
        socket.on('drain', more)
        more()
      })
      socket.on('data', (chunk) => {
        answer += chunk.toString()
      })
      socket.on('error', () => undefined)
      socket.on('close', () => resolve({ answer, sent }))
    })
    expect(answer).toMatch(/^HTTP\/1.1 400 [^]*EntityTooLarge/)
    expect(sent).toBeLessThan(200)
  })
})
