import { expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { aJob, jobsOf, setApplication } from '#tests/support/jobs.ts'
import { publishJobs } from '#tests/support/publication.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { lostConnection, mainHeading, quiet, refusedAnswer } from '../account-page.ts'
import { headingsOf, scrollWidthOf } from '../page.ts'
import { cardOf, requestsOfApi } from './job-list.ts'

const daysAhead = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000 + 8 * 60 * 60 * 1000).toISOString().slice(0, 10)

const path = (id: string): string => `/careers/${id}`
const backLink = (page: Parameters<typeof mainHeading>[0], name: string) => page.getByRole('link', { name })

test('a position is shown with every part, and leads back to the list', async ({
  open,
  stack,
  candidate,
}) => {
  const job = aJob({
    id: 'platform-engineer',
    title: 'Platform Engineer',
    level: '',
    closingDate: daysAhead(3),
    description:
      'You run our racks.\n\nWhat You Own\nThe way of a server.\nProvisioning\n• First boot\n• Drivers',
    requirements: 'Essential:\n- Linux\n- Go',
  })
  await setApplication(stack, { userId: candidate.user.id, jobId: job.id })
  await setApplication(stack, { userId: 'another', jobId: job.id })
  await publishJobs(stack, [job])
  const headings = [
    'h1 Platform Engineer',
    'h2 About the Role',
    'h3 What You Own',
    'h2 Requirements',
    'h3 Essential',
    'h2 Application Process',
    'h3 Submit Application',
    'h3 AI Interview',
    'h3 Team Interview',
    'h3 Decision',
  ]
  const plain = await open(path(job.id), { javaScript: false })
  expect(await headingsOf(plain)).toEqual(headings)
  expect(await plain.locator('.without-script').innerText()).toContain(
    'Applying for a position needs JavaScript.',
  )
  expect(await plain.getByRole('button', { name: 'Apply' }).count()).toBe(0)
  const { asked, before } = requestsOfApi()
  const page = await open(path(job.id), { ...quiet, before })
  expect(await headingsOf(page)).toEqual(headings)
  expect(asked).toEqual([])
  expect(await page.getByRole('list', { name: 'In short' }).getByRole('listitem').allTextContents()).toEqual([
    'Engineering',
    'Kuala Lumpur',
    'Full-time',
  ])
  for (const text of [
    'Ends in 3 days',
    '2 applicants',
    'Upload your CV and details',
    'Complete our AI-powered assessment',
    'Meet with the hiring team',
    'Receive our decision',
  ])
    expect(await page.getByText(text, { exact: true }).isVisible(), text).toBe(true)
  expect(await page.getByRole('heading', { level: 4, name: 'Provisioning' }).count()).toBe(1)
  expect(await page.getByRole('banner').or(page.getByRole('contentinfo')).count()).toBe(0)
  expect(await page.title()).toContain('Platform Engineer')
  await backLink(page, 'Back to Careers Browse all positions').click()
  await page.waitForURL('**/careers')
})

test(
  'a position names its pay, its work mode and its days in full, and copies its link',
  inWideRun,
  async ({ open, stack }) => {
    const job = aJob({
      id: 'paid-engineer',
      title: 'Paid Engineer',
      postedDate: '2026-11-01',
      closingDate: '2099-12-31',
      salary: { currency: 'MYR', from: 9000, to: 13_000, per: 'month' },
      workMode: 'hybrid',
    })
    await publishJobs(stack, [job, aJob({ id: 'plain-engineer', title: 'Plain Engineer' })])
    const page = await open(`${path(job.id)}?utm_source=letter`, quiet)
    const terms = page.locator('dl')
    expect((await terms.innerText()).split(/\n+/)).toEqual([
      'Pay',
      'RM 9,000–13,000 a month',
      'Work mode',
      'Hybrid',
      'Posted',
      'Nov 1, 2026',
      'Closes',
      'Dec 31, 2099',
    ])
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByText('Link copied.').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(stack.site + path(job.id))
    await page.goto(stack.site + path('plain-engineer'))
    expect(await terms.innerText()).not.toMatch(/Pay|Work mode|Closes/)
    await page.getByRole('link', { name: /home page/ }).click()
    await page.waitForURL(`${stack.site}/`)
  },
)

test(
  'the page of a job shows a candidate the application and a link back to the dashboard, and the list keeps the sign-in',
  inWideRun,
  async ({ open, stack, candidate }) => {
    const jobs = [
      aJob({ id: 'applied-for', title: 'Applied For' }),
      aJob({ id: 'other', title: 'Other One' }),
    ]
    await publishJobs(stack, jobs)
    await setApplication(stack, { userId: candidate.user.id, jobId: 'applied-for' })
    const page = await open('/careers', { ...quiet, as: candidate })
    await cardOf(page, 'Applied For').click()
    await page.getByRole('heading', { name: 'Already Applied' }).waitFor()
    await page.getByText('Next step: your AI interview').waitFor()
    expect(await page.getByText("We'll get back to you soon!").count()).toBe(0)
    const back = backLink(page, 'Back to Dashboard View your applications')
    expect(await back.getAttribute('href')).toBe('/dashboard')
  },
)

test(
  'a phone shows the button "Apply" without scrolling, and disables it for a closed position',
  inWideRun,
  async ({ open, stack }) => {
    const lines = Array.from({ length: 60 }, (_, index) => `• Duty ${index} of a long list of duties`).join(
      '\n',
    )
    await publishJobs(stack, [
      aJob({ id: 'long', title: 'Long Read', description: lines }),
      aJob({ id: 'closed', title: 'Closed One', description: lines, status: 'closed' }),
    ])
    const page = await open(path('long'), { ...quiet, width: 390 })
    const apply = page.getByRole('button', { name: 'Apply' })
    await apply.waitFor()
    const box = await apply.boundingBox()
    expect(box!.y + box!.height).toBeLessThanOrEqual(844)
    expect(await scrollWidthOf(page)).toBe(390)
    const closed = await open(path('closed'), { ...quiet, width: 390 })
    await closed.getByText('Closed', { exact: true }).waitFor()
    expect(await closed.getByRole('button', { name: 'Apply' }).isDisabled()).toBe(true)
  },
)

test('a missing position is reported, once the server was reached, and links to the careers page', async ({
  open,
}) => {
  const page = await open(path('no-such-job'), {
    ...quiet,
    expectedErrors: [refusedAnswer, lostConnection],
    before: async (opened) => {
      await opened.route('**/api/jobs/**', (route) => route.abort())
    },
  })
  await mainHeading(page, 'Job not found').waitFor()
  await page.getByText("We couldn't check whether the position is still open.").waitFor()
  const removed = page.getByText("The position you're looking for doesn't exist or has been removed.")
  expect(await removed.count()).toBe(0)
  await page.unroute('**/api/jobs/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' })
  await mainHeading(page, 'Job not found').waitFor()
  expect(await page.getByRole('banner').or(page.getByRole('contentinfo')).count()).toBe(0)
  await removed.waitFor()
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  await backLink(page, 'Back to careers').last().click()
  await page.waitForURL('**/careers')
})

test('a position that was opened before opens without a connection; one that was removed does not stay', async ({
  open,
  stack,
}) => {
  await publishJobs(stack, [
    aJob({ id: 'removed', title: 'Soon Gone' }),
    aJob({ id: 'kept', title: 'Kept One' }),
  ])
  const page = await open('/careers', { ...quiet, expectedErrors: [refusedAnswer, lostConnection] })
  await cardOf(page, 'Kept One').click()
  await mainHeading(page, 'Kept One').waitFor()
  await page.goBack()
  await cardOf(page, 'Kept One').waitFor()
  await page.route('**/api/jobs/**', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await cardOf(page, 'Kept One').click()
  await failed
  await mainHeading(page, 'Kept One').waitFor()
  await page.unroute('**/api/jobs/**')
  await page.goBack()
  await jobsOf(stack).remove('removed')
  await cardOf(page, 'Soon Gone').click()
  await mainHeading(page, 'Job not found').waitFor()
})
