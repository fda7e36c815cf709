import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { beforeEach, describe, expect } from 'vitest'
import { company } from '#shared/company.ts'
import { publish } from '#functions/position/publishing/publish.ts'
import { createS3 } from '#functions/platform/s3/s3.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import { emptyBuckets, emptyTables } from '../support/empty-storage.ts'
import { test } from '../support/fixtures.ts'
import { aJob, importJob, jobsOf } from '../support/jobs.ts'
import { publishingOf, publishJobs } from '../support/publication.ts'
import type { TestStack } from '../support/stack.ts'
import { documentAt, listed, open, pathOf, statusOf } from './published-jobs.ts'
import { sampleOf } from '#tests/support/wide-run.ts'

const bucketOf = ({ s3 }: Pick<TestStack, 's3'>) => createS3(localAddress(s3))
const keyOf = (path: string): string => `${path.slice(1)}/index.html`

beforeEach<{ stack: TestStack }>(async ({ stack }) => {
  await Promise.all([emptyTables(stack.dynamo), emptyBuckets(stack.s3)])
})

/** The positions that the list and the sitemap link to. */
const linksOf = async (stack: TestStack): Promise<string[]> => {
  const { links } = await documentAt(stack, '/careers')
  return [...links, ...(await listed(stack))].filter((link) => /^\/careers\/\w+$/.test(link))
}

describe('A publication', () => {
  const files = ['careers/index.html', keyOf(pathOf(open)), 'sitemap.xml', 'snapshot/jobs.json']

  const writtenAt = async (stack: TestStack, keys: readonly string[]): Promise<(string | undefined)[]> => {
    const s3 = bucketOf(stack)
    const heads = keys.map((Key) => s3.send(new HeadObjectCommand({ Bucket: 'published', Key })))
    return (await Promise.all(heads)).map(({ ETag }) => ETag)
  }

  test('writes no file where nothing changed, and four where a position is closed', async ({ stack }) => {
    await publishJobs(stack, [open])
    const written: string[] = []
    const { files: real, ...rest } = publishingOf(stack)
    const counting = {
      ...real,
      put: async (...parameters: Parameters<typeof real.put>) => {
        const isWritten = await real.put(...parameters)
        if (isWritten) written.push(parameters[0].key)
        return isWritten
      },
    }
    await publish({ ...rest, files: counting })
    expect(written).toEqual([])
    await jobsOf(stack).setStatus(open.id, 'closed', new Date())
    await publish({ ...rest, files: counting })
    expect(written.toSorted()).toEqual(files.toSorted())
  })

  /** Of a publication with one new and one removed position: two pages, their images, list, sitemap and snapshot. */
  const allWrites = 7

  test.for(sampleOf([0, 3, 6, 1, 2, 4, 5, 7], 3))(
    'that ends after %i of its writes leaves no link without a page, and the next one completes it',
    async (writes, { stack }) => {
      const gone = aJob({ id: 'gone' })
      const added = aJob({ id: 'added', title: 'Added' })
      await publishJobs(stack, [gone])
      await jobsOf(stack).remove(gone.id)
      await importJob(stack, added)

      const { files: real, ...rest } = publishingOf(stack)
      let left = writes
      const spend = (): void => {
        if (left === 0) throw new Error('The process ended.')
        left -= 1
      }
      const ending = {
        ...real,
        put: async (...parameters: Parameters<typeof real.put>) => {
          spend()
          return real.put(...parameters)
        },
        remove: async (key: string) => {
          spend()
          return real.remove(key)
        },
      }
      const publishing = publish({ ...rest, files: ending })
      if (writes < allWrites) await expect(publishing).rejects.toThrow('The process ended.')
      else await publishing
      const linked = await linksOf(stack)
      expect(linked.length).toBeGreaterThan(0)
      const answers = await Promise.all(
        linked.map(async (link) => [link, await statusOf(stack, link)] as const),
      )
      const missing = answers.flatMap(([link, status]) => (status === 200 ? [] : [link]))
      // The product's own schedule can publish between the two looks: then the list lacks the link, too.
      const linkedSince = missing.length === 0 ? [] : await linksOf(stack)
      expect(missing.filter((link) => linkedSince.includes(link))).toEqual([])

      await publish(publishingOf(stack))
      expect(await statusOf(stack, pathOf(added))).toBe(200)
      expect(await statusOf(stack, pathOf(gone))).toBe(404)
      expect(await listed(stack)).toContain(pathOf(added))
    },
  )

  test('during which another one publishes reads everything again', async ({ stack }) => {
    await publishJobs(stack, [open])
    const { files: real, ...rest } = publishingOf(stack)
    let lists = 0
    const interrupted = {
      ...real,
      list: async () => {
        lists += 1
        const published = await real.list()
        if (lists > 1) return published
        // Another run publishes a newer title between this run's look at the bucket and its writes.
        await importJob(stack, { ...open, title: 'Newer title' })
        await publish(publishingOf(stack))
        await importJob(stack, { ...open, title: 'Newest title' })
        return published
      },
    }
    await publish({ ...rest, files: interrupted })
    // At least once more: the product's own schedule can publish meanwhile, too.
    expect(lists).toBeGreaterThan(1)
    expect((await documentAt(stack, pathOf(open))).title).toBe(`Newest title | ${company.shortName}`)
  })

  test('repairs a file that was changed or deleted', async ({ stack }) => {
    await publishJobs(stack, [open])
    const before = await writtenAt(stack, files)
    const s3 = bucketOf(stack)
    await s3.send(new PutObjectCommand({ Bucket: 'published', Key: files[0], Body: 'broken' }))
    await publishingOf(stack).files.remove(String(files[1]))
    await publish(publishingOf(stack))
    expect(await writtenAt(stack, files)).toEqual(before)
  })

  test('is visible within a minute: the edge caches for a minute, and browsers revalidate each time', async ({
    stack,
  }) => {
    await publishJobs(stack, [open])
    const s3 = bucketOf(stack)
    for (const Key of files) {
      const { CacheControl } = await s3.send(new GetObjectCommand({ Bucket: 'published', Key }))
      expect(CacheControl).toBe('public, max-age=0, s-maxage=60, must-revalidate')
    }
    const first = await fetch(`${stack.site}/careers`)
    const etag = first.headers.get('etag') ?? ''
    const again = await fetch(`${stack.site}/careers`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })
})
