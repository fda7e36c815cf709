import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect } from 'vitest'
import { company } from '#shared/company.ts'
import { publish, type Publishing } from '#functions/position/publishing/publish.ts'
import { siteFolder } from '#infra/local/site/built-site.ts'
import { pageHashesOf } from '#infra/page-hashes.ts'
import { emptyBuckets, emptyTables } from '../support/empty-storage.ts'
import { filesStored } from '../support/everything-stored.ts'
import { test } from '../support/fixtures.ts'
import { aJob, jobsOf } from '../support/jobs.ts'
import { publishingOf, publishJobs } from '../support/publication.ts'
import type { TestStack } from '../support/stack.ts'
import { sampleOf } from '../support/wide-run.ts'
import type { BuiltPage } from './built-pages.ts'
import { closed, documentAt, expired, listed, open, pathOf, statusOf } from './published-jobs.ts'
import { jobPostingRules } from './job-posting-rules.ts'

type Thing = { '@type': string; [property: string]: unknown }

const thingsOn = ({ structuredData }: BuiltPage): Thing[] =>
  structuredData.flatMap((text) => (JSON.parse(text) as { '@graph': Thing[] })['@graph'])

beforeEach<{ stack: TestStack }>(async ({ stack }) => {
  await Promise.all([emptyTables(stack.dynamo), emptyBuckets(stack.s3)])
})

describe('A published job', () => {
  test('has its own head, and structured data by the rules of JobPosting', async ({ stack }) => {
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
    const posting = thingsOn(page).find((thing) => thing['@type'] === 'JobPosting')
    expect(jobPostingRules.safeParse(posting).error?.issues).toBeUndefined()
    expect(posting).toMatchObject({ title: open.title, url: company.siteUrl + pathOf(open) })
    const trail = thingsOn(page).find((thing) => thing['@type'] === 'BreadcrumbList')
    expect(JSON.stringify(trail)).toContain(`${company.siteUrl}/careers"`)
  })

  test('has a share image of its own title, place and pay, which follows them', async ({ stack }) => {
    const imageOf = async (): Promise<string> => {
      const { metas } = await documentAt(stack, pathOf(open))
      return (metas['og:image'] ?? '').replace(company.siteUrl, '')
    }
    await publishJobs(stack, [open])
    const before = await imageOf()
    expect(before).toMatch(new RegExp(`^${pathOf(open)}/share-\\w{12}\\.png$`))
    const answer = await fetch(stack.site + before)
    expect(answer.headers.get('content-type')).toBe('image/png')
    const png = Buffer.from(await answer.arrayBuffer())
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])

    await publishJobs(stack, [{ ...open, location: 'Johor Bahru' }])
    expect(await imageOf()).not.toBe(before)
    expect(await statusOf(stack, await imageOf())).toBe(200)
    expect(await statusOf(stack, before)).toBe(404)
  })

  test('has none of the criteria by which staff mark applicants', async ({ stack }) => {
    const criteria = ['Keeps a calm hand', 'Explains a fault', 'Asks before acting']
    await publishJobs(stack, [{ ...open, criteria }])
    const published = (await filesStored(stack)).filter((file) => file.startsWith('published '))
    expect(published.filter((file) => file.includes(open.id)).length).toBeGreaterThan(1)
    for (const criterion of criteria)
      expect(published.filter((file) => file.includes(criterion)).map((file) => file.slice(0, 80))).toEqual(
        [],
      )
  })

  test('has only the inline script and styles that the policy names, and no style attribute', async ({
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

  test('is shown in full without JavaScript, and linked in the list', async ({ stack, open: openPage }) => {
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

  test.for(
    sampleOf(
      ['/careers', pathOf(open), '/careers?search=network&page=1', '/jobs', pathOf(closed), pathOf(expired)],
      2,
    ),
  )('is hydrated without an error at %s, under its own title', async (path, { stack, open: openPage }) => {
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

  test('that is closed or expired says so, is not in the sitemap and has no structured data', async ({
    stack,
  }) => {
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

  test('is closed on its page by the next scheduled run after its closing time', async ({
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

describe('A job that was removed', () => {
  test('is answered 404 with the not-found document, which a browser shows as "Job not found"', async ({
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

  test('has the same document as paths of jobs that never existed', async ({ stack }) => {
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
