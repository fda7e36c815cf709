import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { beforeEach, describe, expect } from 'vitest'
import { company } from '#shared/company.ts'
import { publish, type Publishing } from '#functions/publishing/publish.ts'
import { createS3 } from '#functions/storage/s3.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import { siteFolder } from '#infra/local/site/built-site.ts'
import { pageHashesOf } from '#infra/page-hashes.ts'
import { emptyBuckets, emptyTables } from '../support/empty-storage.ts'
import { test } from '../support/fixtures.ts'
import { aJob, jobsOf } from '../support/jobs.ts'
import { publishingOf, publishJobs } from '../support/publication.ts'
import type { TestStack } from '../support/stack.ts'
import { readDocuments, type BuiltPage } from './built-pages.ts'
import { jobPostingRules } from './job-posting-rules.ts'

const open = aJob({
  id: 'network-engineer',
  description: 'You run the network that connects our GPU clusters & everything <that> hangs on it.</script>',
})
const closed = aJob({ id: 'data-scientist', title: 'Data Scientist', status: 'closed' })
const expired = aJob({ id: 'product-designer', title: 'Product Designer', closingDate: '2026-01-31' })
const pathOf = ({ id }: { id: string }): string => `/careers/${id}`

const bucketOf = ({ s3 }: Pick<TestStack, 's3'>) => createS3(localAddress(s3))
const keyOf = (path: string): string => `${path.slice(1)}/index.html`

async function statusOf(stack: TestStack, path: string): Promise<number> {
  return (await fetch(stack.site + path, { redirect: 'manual' })).status
}

async function documentAt(stack: TestStack, path: string): Promise<BuiltPage> {
  const answer = await fetch(stack.site + path)
  const [page] = await readDocuments([[path, await answer.text()]])
  if (page === undefined) throw new Error(`${path} is no document.`)
  return page
}

type Thing = { '@type': string; [property: string]: unknown }

const thingsOn = ({ structuredData }: BuiltPage): Thing[] =>
  structuredData.flatMap((text) => (JSON.parse(text) as { '@graph': Thing[] })['@graph'])

const listed = async (stack: TestStack): Promise<string[]> => {
  const sitemap = await (await fetch(`${stack.site}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replace(company.siteUrl, ''),
  )
}

beforeEach<{ stack: TestStack }>(async ({ stack }) => {
  await Promise.all([emptyTables(stack.dynamo), emptyBuckets(stack.s3)])
})

describe('A published job', () => {
  test('has a head of its own, and structured data by the rules of JobPosting', async ({ stack }) => {
    await publishJobs(stack, [open])
    const page = await documentAt(stack, pathOf(open))
    const title = `${open.title} | ${company.shortName}`
    expect(page.title).toBe(title)
    expect(page.canonical).toBe(company.siteUrl + pathOf(open))
    expect(page.metas).toMatchObject({
      description:
        'You run the network that connects our GPU clusters & everything <that> hangs on it.</script>',
      'og:title': title,
      'og:url': company.siteUrl + pathOf(open),
      'og:description': page.metas['description'],
      'twitter:card': 'summary_large_image',
    })
    expect(page.metas['robots']).toBeUndefined()
    const picture = (page.metas['og:image'] ?? '').replace(company.siteUrl, '')
    expect(await statusOf(stack, picture)).toBe(200)
    const posting = thingsOn(page).find((thing) => thing['@type'] === 'JobPosting')
    expect(jobPostingRules.safeParse(posting).error?.issues).toBeUndefined()
    expect(posting).toMatchObject({ title: open.title, url: company.siteUrl + pathOf(open) })
    const trail = thingsOn(page).find((thing) => thing['@type'] === 'BreadcrumbList')
    expect(JSON.stringify(trail)).toContain(`${company.siteUrl}/careers"`)
  })

  test('keeps the policy: one inline script that it names, its styles, and no style attribute', async ({
    stack,
  }) => {
    await publishJobs(stack, [open])
    const { scriptHashes, styleHashes } = pageHashesOf(siteFolder)
    const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`
    for (const path of ['/careers', pathOf(open)]) {
      const page = await documentAt(stack, path)
      expect(page.inlineScripts.map(hashOf), path).toEqual(scriptHashes)
      for (const style of page.inlineStyles) expect(styleHashes).toContain(hashOf(style))
      expect(page.styleAttributes).toEqual([])
      expect(page.headings.filter(({ level }) => level === 1)).toHaveLength(1)
    }
  })

  test('is shown whole without JavaScript, and found from the list', async ({ stack, open: openPage }) => {
    await publishJobs(stack, [open, closed])
    const page = await openPage('/careers', { javaScript: false })
    const links = page.getByRole('main').locator(`a[href="${pathOf(open)}"]`)
    expect(await links.count()).toBeGreaterThan(0)
    expect(
      await page
        .getByRole('main')
        .locator(`a[href="${pathOf(closed)}"]`)
        .count(),
    ).toBe(0)
    await links.first().click()
    await page.getByRole('heading', { level: 1, name: open.title }).waitFor()
    await page.getByText('You run the network that connects our GPU clusters').waitFor()
  })

  test.for([
    '/careers',
    '/careers?search=network&page=1',
    '/jobs',
    pathOf(open),
    pathOf(closed),
    pathOf(expired),
  ])('is hydrated without an error at %s, under its own title', async (path, { stack, open: openPage }) => {
    await publishJobs(stack, [open, closed, expired])
    const { title } = await documentAt(stack, path)
    const page = await openPage(path, {
      reducedMotion: true,
      before: async (opening) => {
        await opening.addInitScript(() => {
          // React reports a hydration mismatch here in its production build.
          addEventListener('error', ({ message }) => console.error(message))
        })
      },
    })
    expect(await page.title()).toBe(title)
    expect(await page.locator('#page-data').count()).toBe(1)
  })

  test('that is closed or expired says so, is not listed and has no structured data', async ({ stack }) => {
    await publishJobs(stack, [open, closed, expired])
    for (const job of [closed, expired]) {
      const page = await documentAt(stack, pathOf(job))
      expect(page.title).toBe(`${job.title} | ${company.shortName}`)
      expect(page.metas['robots']).toBe('noindex')
      expect(page.structuredData).toEqual([])
      expect(page.words).toContain('Closed')
    }
    const paths = await listed(stack)
    expect(paths).toContain(pathOf(open))
    expect(paths).toContain('/careers')
    expect(paths).not.toContain(pathOf(closed))
    expect(paths).not.toContain(pathOf(expired))
  })

  test('closes on its page when its closing time passes, by the next scheduled run', async ({
    stack,
    onTestFinished,
  }) => {
    onTestFinished(() => stack.shiftClock(0))
    const closing = aJob({ id: 'closing', closingDate: '2026-12-01T09:00:00+08:00' })
    // The stack's own schedule publishes meanwhile, so its clock must show the same day.
    const at = (time: string): Publishing => {
      stack.shiftClock(Date.parse(time) - Date.now())
      return publishingOf(stack, () => new Date(time))
    }
    await publishJobs(stack, [closing])
    await publish(at('2026-12-01T00:00:00Z'))
    expect(await listed(stack)).toContain(pathOf(closing))
    expect((await documentAt(stack, pathOf(closing))).structuredData).toHaveLength(1)
    await publish(at('2026-12-01T01:00:00Z'))
    expect(await listed(stack)).not.toContain(pathOf(closing))
    expect((await documentAt(stack, pathOf(closing))).metas['robots']).toBe('noindex')
  })
})

describe('A job that is gone', () => {
  test('answers 404 with the not-found document, in which a browser says that the job is missing', async ({
    stack,
    open: openPage,
  }) => {
    await publishJobs(stack, [open])
    expect(await statusOf(stack, pathOf(open))).toBe(200)
    await jobsOf(stack).remove(open.id)
    await publish(publishingOf(stack))
    expect(await statusOf(stack, pathOf(open))).toBe(404)
    expect(await listed(stack)).not.toContain(pathOf(open))
    const page = await documentAt(stack, pathOf(open))
    expect(page.metas['robots']).toBe('noindex')
    expect(page.headings[0]?.level).toBe(1)
    const shown = await openPage(pathOf(open), { expectedErrors: [/status of 404/] })
    await shown.getByRole('heading', { level: 1, name: 'Job not found' }).waitFor()
    expect(await shown.getByRole('banner').count()).toBe(0)
    await shown.getByRole('link', { name: 'Back to careers', exact: true }).click()
    await shown.waitForURL('**/careers')
  })

  test('does not differ from one that never was, whatever its path', async ({ stack }) => {
    const notFound = await (await fetch(`${stack.site}/nothing-here`)).text()
    const never = [
      '/careers/never',
      '/careers/UPPER',
      '/careers/a/b',
      '/careers/x.html',
      '/careers/_jobId/index.html',
    ]
    for (const path of never) {
      const answer = await fetch(stack.site + path)
      expect(answer.status, path).toBe(404)
      expect(await answer.text(), path).toBe(notFound)
    }
  })
})

describe('The list of a thousand positions', () => {
  test('is a page of bounded size with cards and links, and the sitemap names every position', async ({
    stack,
  }) => {
    const renderer = await publishingOf(stack).renderer()
    const { sections: _, ...position } = open
    const jobs = Array.from({ length: 1000 }, (_, index) => ({
      ...position,
      id: `position-${index}`,
      applicationCount: 0,
      hasApplied: false,
    }))
    const [list, sitemap] = (await renderer?.lists({ jobs, countedFrom: new Date('2026-11-22') })) ?? []
    const linked = new Set(list?.content.match(/href="\/careers\/position-\d+"/g))
    expect(linked.size).toBe(100)
    expect(list?.content).toContain('1000 open positions')
    expect(list?.content).not.toContain(position.description.slice(0, 40))
    const kilobytes = gzipSync(list?.content ?? '').byteLength / 1000
    expect(kilobytes).toBeLessThan(45)
    expect(sitemap?.content.match(/position-\d+</g)).toHaveLength(1000)
  })
})

describe('Before anything is published', () => {
  test('the list and the sitemap are those of the build, and no job has a page', async ({ stack }) => {
    const page = await documentAt(stack, '/careers')
    expect(page.canonical).toBe(`${company.siteUrl}/careers`)
    expect(page.headings[0]?.text).toBe(`Careers at ${company.shortName}`)
    expect(await listed(stack)).toContain('/careers')
    expect(await statusOf(stack, pathOf(open))).toBe(404)
  })
})

describe('A publication', () => {
  const files = ['careers/index.html', keyOf(pathOf(open)), 'sitemap.xml', 'snapshot/jobs.json']

  const writtenAt = async (stack: TestStack, keys: readonly string[]): Promise<(string | undefined)[]> => {
    const s3 = bucketOf(stack)
    const heads = keys.map((Key) => s3.send(new HeadObjectCommand({ Bucket: 'published', Key })))
    return (await Promise.all(heads)).map(({ ETag }) => ETag)
  }

  test('writes nothing when nothing changed, also days later within a label', async ({ stack }) => {
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

  test.for([0, 1, 2, 3, 4, 5])(
    'that ends after %i of its writes leaves no link without a page, and the next one completes it',
    async (writes, { stack }) => {
      const gone = aJob({ id: 'gone' })
      const added = aJob({ id: 'added', title: 'Added' })
      await publishJobs(stack, [gone])
      await jobsOf(stack).remove(gone.id)
      const { status: _status, updatedAt, id, ...imported } = added
      await jobsOf(stack).import(id, imported, new Date(updatedAt))

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
      await publish({ ...rest, files: ending }).catch(() => undefined)
      const { links } = await documentAt(stack, '/careers')
      const linked = [...links, ...(await listed(stack))].filter((link) => /^\/careers\/\w+$/.test(link))
      for (const link of linked) expect(await statusOf(stack, link), link).toBe(200)

      await publish(publishingOf(stack))
      expect(await statusOf(stack, pathOf(added))).toBe(200)
      expect(await statusOf(stack, pathOf(gone))).toBe(404)
      expect(await listed(stack)).toContain(pathOf(added))
    },
  )

  test('that was overtaken by another one reads everything again', async ({ stack }) => {
    await publishJobs(stack, [open])
    const { files: real, ...rest } = publishingOf(stack)
    let lists = 0
    const overtaken = {
      ...real,
      list: async () => {
        lists += 1
        const published = await real.list()
        if (lists > 1) return published
        // Another run publishes a newer title between this run's look at the bucket and its writes.
        const { id, status: _status, updatedAt, ...imported } = open
        await jobsOf(stack).import(id, { ...imported, title: 'Newer title' }, new Date(updatedAt))
        await publish(publishingOf(stack))
        await jobsOf(stack).import(id, { ...imported, title: 'Newest title' }, new Date(updatedAt))
        return published
      },
    }
    await publish({ ...rest, files: overtaken })
    expect(lists).toBe(2)
    expect((await documentAt(stack, pathOf(open))).title).toBe(`Newest title | ${company.shortName}`)
  })

  test('repairs a file that somebody changed or deleted', async ({ stack }) => {
    await publishJobs(stack, [open])
    const before = await writtenAt(stack, files)
    const s3 = bucketOf(stack)
    await s3.send(new PutObjectCommand({ Bucket: 'published', Key: files[0], Body: 'broken' }))
    await publishingOf(stack).files.remove(String(files[1]))
    await publish(publishingOf(stack))
    expect(await writtenAt(stack, files)).toEqual(before)
  })

  test('is visible within a minute: the edge caches a page as long, and browsers ask each time', async ({
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
