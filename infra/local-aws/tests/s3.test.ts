import { connect } from 'node:net'
import {
  CreateBucketCommand,
  HeadBucketCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3 } from '../s3/server.ts'
import { access, plain, refusalOf, region, startTrial, type Trial } from './s3-trial.ts'

let trial: Trial
beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.end())

describe('the server', () => {
  test('still has every acknowledged object after a restart', async () => {
    await trial.put('lasting', 'still here', { Metadata: { a: 'b' } })
    await trial.restart()
    const found = await trial.get('lasting')
    expect(found.Metadata).toEqual({ a: 'b' })
    expect(await found.Body?.transformToString()).toBe('still here')
  })

  test('serves only its own buckets, and refuses operations it does not support', async () => {
    await trial.client.send(new HeadBucketCommand({ Bucket: plain }))
    expect(await refusalOf(trial.client.send(new HeadBucketCommand({ Bucket: 'other' })))).toBe(
      '404 NotFound',
    )
    const elsewhere = new PutObjectCommand({ Bucket: 'other', Key: 'a', Body: 'x' })
    expect(await refusalOf(trial.client.send(elsewhere))).toBe('404 NoSuchBucket')
    await trial.put('tagged', 'body')
    const tagging = { Bucket: plain, Key: 'tagged', Tagging: { TagSet: [{ Key: 'a', Value: 'b' }] } }
    expect(await refusalOf(trial.client.send(new PutObjectTaggingCommand(tagging)))).toBe(
      '501 NotImplemented',
    )
    expect(await trial.textOf('tagged')).toBe('body')
    expect(await refusalOf(trial.put('tagged', 'new', { Tagging: 'a=b' }))).toBe('501 NotImplemented')
    expect(await refusalOf(trial.put('tagged', 'new', { ACL: 'public-read' }))).toBe(
      '400 AccessControlListNotSupported',
    )
    expect(await refusalOf(trial.client.send(new CreateBucketCommand({ Bucket: 'new' })))).toBe(
      '404 NoSuchBucket',
    )
  })

  test('names the port that is in use', async () => {
    const port = Number(new URL(trial.url).port)
    const second = startS3({ directory: trial.directory, port, buckets: [], access, region })
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  test('survives malformed requests and clients that disconnect', async () => {
    const port = Number(new URL(trial.url).port)
    const garbage = [
      'NONSENSE\r\n\r\n',
      `GET /${plain}/%E0%A4%A HTTP/1.1\r\nhost: localhost\r\n\r\n`,
      `PUT /${plain}/a HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10737418240\r\n\r\nabc`,
      `PUT /${plain}/a HTTP/1.1\r\nhost: localhost\r\nauthorization: AWS4-HMAC-SHA256 Credential=/////, SignedHeaders=__proto__;constructor, Signature=\r\n\r\n`,
      `POST /${plain} HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 100\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nabc`,
      `GET /?X-Amz-Algorithm=a&X-Amz-Signature=%00 HTTP/1.1\r\nhost: localhost\r\n\r\n`,
    ]
    for (const text of garbage) {
      await new Promise<void>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.end(text))
        socket.on('error', reject)
        socket.on('close', () => resolve())
        socket.resume()
      })
    }
    expect(await refusalOf(trial.get('a'))).toBe('404 NoSuchKey')
  })
})
