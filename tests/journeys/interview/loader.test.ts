import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { holdBack, whenReady } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { stateOf } from '../account-page.ts'
import { signIn } from '../account/sign-in.ts'
import { applyFor } from '../dashboard/applications.ts'

const engineer = aJob({ id: 'platform-engineer', title: 'Platform Engineer' })
const designer = aJob({ id: 'designer', title: 'Designer' })

/** Notes each document that shows what it has loaded. */
const noteDocuments = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'Unable to Load Interview')
        sessionStorage.setItem(`shown ${performance.timeOrigin}`, '')
    }).observe(document, { childList: true, subtree: true })
  })
}

describe('the loader of an interview', () => {
  test('asks a visitor to sign in, and shows an error for an unknown id', async ({ open, candidate }) => {
    const page = await open('/interview/session-1', {
      ready: false,
      expectedErrors: [/status of 404/],
      before: noteDocuments,
    })
    await page.waitForURL('**/login')
    await whenReady(page)
    expect(await stateOf(page)).toEqual({ from: '/interview/session-1', notice: 'sign-in-needed' })
    // The page is loaded in full; until then it shows nothing that could be pressed in vain.
    const loadDocument = await holdBack(page, '**/interview/session-1')
    const answered = page.waitForResponse('**/api/jobs/session-1')
    await signIn(page, candidate)
    await (await answered).finished()
    await loadDocument()
    await page.getByRole('heading', { level: 1, name: 'Unable to Load Interview' }).waitFor()
    await page.getByText('No interview session found for session ID: session-1').waitFor()
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('shown '))),
    ).toHaveLength(1)
    const again = page.waitForRequest('**/api/interviews/')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await again
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await page.waitForURL('**/dashboard')
  })

  test(
    "finds a session by its own id and by its job's, and describes the interview",
    inWideRun,
    async ({ open, stack, candidate }) => {
      await putJobs(stack, [engineer])
      const sessionId = await applyFor(stack, candidate, engineer.id)
      const page = await open(`/interview/${engineer.id}`, { as: candidate })
      for (const id of [engineer.id, sessionId]) {
        await page.goto(`${stack.site}/interview/${id}`)
        await page.getByRole('heading', { level: 1, name: 'Ready to Start Your Interview' }).waitFor()
        await page.getByText('Platform Engineer', { exact: true }).waitFor()
      }
      await page.getByText(candidate.user.name, { exact: true }).waitFor()
      for (const text of [
        'AI-Powered Interview',
        'Duration: 15-20 minutes',
        'Before You Begin',
        'Your interview will be recorded for assessment purposes',
      ])
        await page.getByText(text, { exact: true }).waitFor()
      await page.getByRole('link', { name: 'Back to Dashboard' }).click()
      await page.waitForURL('**/dashboard')
    },
  )

  test(
    'looks up a job without a session, and announces that starting applies for it',
    inWideRun,
    async ({ open, stack, candidate }) => {
      await putJobs(stack, [designer])
      const page = await open(`/interview/${designer.id}`, { as: candidate })
      await page.getByText('Starting also submits your application.').waitFor()
      await page.getByText('Designer', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Start Interview' }).click()
      await page.getByRole('heading', { level: 1, name: 'Interview for Designer' }).waitFor()
    },
  )

  test(
    'shows a general title when the sessions cannot be loaded, and loads them again',
    inWideRun,
    async ({ open, stack, candidate }) => {
      await putJobs(stack, [engineer])
      await applyFor(stack, candidate, engineer.id)
      const page = await open(`/interview/${engineer.id}`, {
        as: candidate,
        expectedErrors: [/ERR_FAILED/],
        before: async (opening) => {
          await opening.route('**/api/interviews/', (route) => route.abort())
        },
      })
      await page.getByText('Failed to load interview session data. Please try again.').waitFor()
      await page.getByText('Interview Session', { exact: true }).waitFor()
      await page.unroute('**/api/interviews/')
      await page.getByRole('button', { name: 'Try Again' }).click()
      await page.getByText('Platform Engineer', { exact: true }).waitFor()
    },
  )

  test('without a provider of calls, its content security policy differs from that of other pages only by WebAssembly', async ({
    stack,
  }) => {
    const policyAt = async (path: string) =>
      (await fetch(stack.site + path)).headers.get('content-security-policy') ?? ''
    const policy = await policyAt('/interview/session-1')
    expect(policy).toContain(" 'wasm-unsafe-eval'")
    expect(policy.replace(" 'wasm-unsafe-eval'", '')).toBe(await policyAt('/dashboard'))
    expect(policy).toContain("trusted-types 'none'")
  })
})
