import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plain, refusalOf, startTrial, type Trial } from './s3-trial.ts'

let trial: Trial
beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.end())

describe('a listing', () => {
  const bucketList = async (more: object) =>
    trial.client.send(new ListObjectsV2Command({ Bucket: plain, ...more }))

  test('returns keys in byte order, in pages, grouped by common prefix', async () => {
    // U+FF5E sorts before the emoji by bytes, and after it by UTF-16 units.
    const names = ['l/B', 'l/a', 'l/f/1', 'l/f/2', 'l/g/1', 'l/z', 'l/～', 'l/🎥']
    for (const name of names.toReversed()) await trial.put(name, name)
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

  test('supports URL encoding, and refuses an invalid continuation token', async () => {
    await trial.put('enc/a b&ü\n', 'x')
    const page = await bucketList({ Prefix: 'enc/', EncodingType: 'url' })
    expect(page.Contents?.map(({ Key }) => Key)).toEqual(['enc/a+b%26%C3%BC%0A'])
    expect((await bucketList({ Prefix: 'enc/' })).Contents?.map(({ Key }) => Key)).toEqual(['enc/a b&ü\n'])
    expect(await refusalOf(bucketList({ ContinuationToken: '!' }))).toBe('400 InvalidArgument')
    expect((await bucketList({ MaxKeys: 0 })).IsTruncated).toBe(false)
  })
})
