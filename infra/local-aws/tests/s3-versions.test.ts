import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kept, refusalOf, startTrial, type Trial } from './s3-trial.ts'

let trial: Trial
beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.end())

describe('a bucket that keeps versions', () => {
  const send = (Body: string) => trial.client.send(new PutObjectCommand({ Bucket: kept, Key: 'talk', Body }))
  const read = async (VersionId?: string) =>
    (
      await trial.client.send(new GetObjectCommand({ Bucket: kept, Key: 'talk', VersionId }))
    ).Body?.transformToString()
  const versions = (more: object = {}) =>
    trial.client.send(new ListObjectVersionsCommand({ Bucket: kept, ...more }))

  test('returns every version, hides deleted objects, and can delete all versions', async () => {
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

  test('lists versions in pages, and can be emptied page by page', async () => {
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
