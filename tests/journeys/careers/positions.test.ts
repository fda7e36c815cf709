import { describe, expect } from 'vitest'
import { holdBack } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { aJob } from '#tests/support/jobs.ts'
import { publishJobs } from '#tests/support/publication.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { lostConnection, mainHeading, quiet } from '../account-page.ts'
import { focused } from '../keyboard.ts'
import { scrollWidthOf } from '../page.ts'
import { scrolledTo } from '../scrolling.ts'
import {
  cardOf,
  filter,
  requestsOfApi,
  fiveJobs,
  openFilters,
  optionsOf,
  queryIn,
  searchBox,
  titlesOn,
} from './job-list.ts'

const engineers = ['Network Engineer', 'Storage Engineer']
const empty = 'No positions found matching your criteria.'

describe('the open positions', () => {
  test.beforeAll(async ({ stack }) => {
    await publishJobs(stack, fiveJobs)
  })

  test('are searched and filtered in the URL, which the back button and a link follow', async ({ open }) => {
    // The published page has its positions without a request.
    const { asked, before } = requestsOfApi()
    const page = await open('/careers', { ...quiet, before })
    expect((await titlesOn(page)).toSorted()).toEqual([...engineers, 'UX Designer', 'Writer'])
    await page.getByText('4 open positions').waitFor()
    expect(asked).toEqual([])

    await openFilters(page)
    expect(await optionsOf(page, 'Department')).toEqual([
      'All Departments',
      'Design',
      'Engineering',
      'Marketing',
    ])
    expect(await optionsOf(page, 'Location')).toEqual(['All Locations', 'Kuala Lumpur', 'Penang'])
    expect(await optionsOf(page, 'Job Type')).toEqual(['All Types', 'Contract', 'Full-time'])

    await filter(page, 'Department').selectOption('Engineering')
    await page.getByText('2 matching positions').waitFor()
    expect((await titlesOn(page)).toSorted()).toEqual(engineers)
    expect(queryIn(page)).toBe('?department=Engineering')

    // Text is a filter once it is submitted, and submitting loads no document.
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
    await searchBox(page).fill('storage')
    expect((await titlesOn(page)).toSorted()).toEqual(engineers)
    await searchBox(page).press('Enter')
    await page.getByText('1 matching position').waitFor()
    expect(await titlesOn(page)).toEqual(['Storage Engineer'])
    expect(queryIn(page)).toBe('?search=storage&department=Engineering')
    expect(await focused(page)).toBe('Search positions')

    // A position has its own URL; the way back leads through the searches.
    await cardOf(page, 'Storage Engineer').click()
    await mainHeading(page, 'Storage Engineer').waitFor()
    expect(await page.locator('body[data-same-document]').count()).toBe(1)
    await page.goBack()
    await page.getByText('1 matching position').waitFor()
    expect(await searchBox(page).inputValue()).toBe('storage')
    await page.goBack()
    await page.getByText('2 matching positions').waitFor()
    expect(await searchBox(page).inputValue()).toBe('')
    expect(await filter(page, 'Department').inputValue()).toBe('Engineering')

    // Choosing the default clears a filter.
    await filter(page, 'Department').selectOption('All Departments')
    await page.getByText('4 open positions').waitFor()
    expect(queryIn(page)).toBe('')
  })

  test(
    "of a shared link are its filters', also after a reload, and without a match it says so",
    inWideRun,
    async ({ open }) => {
      const page = await open('/careers?search=NETWORK&location=Kuala+Lumpur', quiet)
      await page.getByText('2 matching positions').waitFor()
      expect((await titlesOn(page)).toSorted()).toEqual(['Network Engineer', 'Writer'])
      expect(await filter(page, 'Location').inputValue()).toBe('Kuala Lumpur')
      await page.reload()
      await page.getByText('2 matching positions').waitFor()
      expect(await searchBox(page).inputValue()).toBe('NETWORK')
      await searchBox(page).fill('zeppelin')
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.getByText(empty).waitFor()
      await page.getByText('Try adjusting your filters or check back later for new opportunities.').waitFor()
      expect(await titlesOn(page)).toEqual([])
      await page.getByRole('link', { name: 'Clear all filters' }).click()
      await page.getByText('4 open positions').waitFor()
      expect(await searchBox(page).inputValue()).toBe('')
    },
  )

  test('of a slow search never replace those of a later one', async ({ open }) => {
    const page = await open('/careers', quiet)
    await openFilters(page)
    await page.getByText('4 open positions').waitFor()
    const answerSlowly = await holdBack(page, /department=Design/)
    await filter(page, 'Department').selectOption('Design')
    await page.getByText('Loading positions…').waitFor()
    await filter(page, 'Department').selectOption('Marketing')
    await page.getByText('1 matching position').waitFor()
    const late = page.waitForResponse(/department=Design/)
    await answerSlowly()
    await (await late).finished()
    expect(await titlesOn(page)).toEqual(['Writer'])
  })

  test('that cannot be loaded are tried again', inWideRun, async ({ open }) => {
    const page = await open('/careers', { ...quiet, expectedErrors: [lostConnection] })
    await page.getByText('4 open positions').waitFor()
    await searchBox(page).focus()
    await page.route('**/api/jobs?**', (route) => route.abort())
    await searchBox(page).fill('writer')
    await searchBox(page).press('Enter')
    await page.getByText("We couldn't load the positions.").waitFor()
    expect(await titlesOn(page)).toEqual([])
    expect(await page.getByText(empty).count()).toBe(0)
    await page.unroute('**/api/jobs?**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('1 matching position').waitFor()
  })

  test('are found and opened with the keyboard, in a window of 320 pixels', inWideRun, async ({ open }) => {
    const page = await open('/careers', { ...quiet, width: 320 })
    await page.getByText('4 open positions').waitFor()
    expect(await scrollWidthOf(page)).toBe(320)
    await searchBox(page).focus()
    await page.keyboard.type('ux')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('1 matching position').waitFor()
    expect(await scrollWidthOf(page)).toBe(320)
    const ways = ['Department', 'Location', 'Job Type', 'Clear all filters', 'UX Designer']
    for (const _ of ways) await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('UX Designer')
    await page.keyboard.press('Enter')
    await mainHeading(page, 'UX Designer').waitFor()
    expect(await scrollWidthOf(page)).toBe(320)
    await page.keyboard.press('Tab')
    expect(await focused(page)).toContain('Back to Careers')
    for (const stop of ['home page', 'Copy link', 'Apply']) {
      await page.keyboard.press('Tab')
      expect(await focused(page)).toContain(stop)
    }
  })
})

test('more positions than a page holds are turned over', inWideRun, async ({ open, stack }) => {
  // A page has 20, and each position has an image to draw.
  const many = Array.from({ length: 23 }, (_, index) =>
    aJob({ id: `job-${index}`, title: `Position ${index}`, department: index < 22 ? 'Operations' : 'Sales' }),
  )
  await publishJobs(stack, many)
  const plain = await open('/careers', { javaScript: false })
  expect(await titlesOn(plain)).toHaveLength(20)
  expect(await plain.getByRole('link', { name: /^Position \d+$/ }).count()).toBe(23)
  const page = await open('/careers?department=Operations', quiet)
  await page.getByText('Page 1 of 2').waitFor()
  // The page as it was published has all departments, until it has read its address.
  await expect.poll(() => titlesOn(page)).not.toContain('Position 22')
  const first = await titlesOn(page)
  expect(first).toHaveLength(20)
  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByText('Page 2 of 2').waitFor()
  await expect.poll(() => titlesOn(page)).toHaveLength(2)
  expect(queryIn(page)).toBe('?department=Operations&page=2')
  expect(await focused(page)).toBe('Open Positions')
  expect(await scrolledTo(page)).toBeGreaterThan(400)
  await page.goBack()
  await expect.poll(() => titlesOn(page)).toEqual(first)

  // A page beyond the last one, as in an old link.
  await page.goto(new URL('/careers?department=Operations&page=99', page.url()).href)
  await page.getByText('Page 2 of 2').waitFor()
  expect(queryIn(page)).toBe('?department=Operations&page=2')
  await expect.poll(() => titlesOn(page)).toHaveLength(2)
})

test(
  'mistyped and earlier paths of a position lead to it, at the edge and in the browser',
  inWideRun,
  async ({ open, stack }) => {
    await publishJobs(stack, [aJob({ id: 'gpu-engineer', title: 'GPU Engineer' })])
    const redirect = await fetch(`${stack.site}/Jobs/GPU-Engineer?from=poster`, { redirect: 'manual' })
    expect([redirect.status, redirect.headers.get('location')]).toEqual([
      301,
      '/careers/gpu-engineer?from=poster',
    ])
    const page = await open('/careers', { ...quiet, expectedErrors: [/status of 404/] })
    for (const path of ['/jobs/gpu-engineer', '/careers/GPU-Engineer', '/Careers']) {
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path)
      const right = path === '/Careers' ? '/careers' : '/careers/gpu-engineer'
      await page.waitForURL(`**${right}`)
      await mainHeading(page, right === '/careers' ? 'Careers at' : 'GPU Engineer').waitFor()
    }
  },
)
