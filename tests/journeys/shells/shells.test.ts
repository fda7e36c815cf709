import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerCandidate, type Candidate } from '#tests/support/candidates.ts'
import { whenReady } from '#tests/support/browser.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { refusedAnswer, stateOf } from '../account-page.ts'
import { fillIn, signInButton } from '../login-visitor.ts'
import { looksOfStates, violationsOn, visitPage } from '../marketing-page.ts'

let stack: TestStack
let candidate: Candidate
beforeAll(async () => {
  stack = await startTestStack()
  candidate = await registerCandidate(stack.site)
})
afterAll(() => stack.close())

// The API has neither jobs nor interviews yet.
const expectedErrors = [refusedAnswer]

describe('a position that does not exist', () => {
  test.each(looksOfStates)('is said to be missing, and leads back to the careers page (%j)', (look) =>
    visitPage(
      stack,
      '/careers/job-1',
      async (page) => {
        await page.getByRole('heading', { level: 1, name: 'Job not found' }).waitFor()
        await page.getByText("The position you're looking for doesn't exist or has been removed.").waitFor()
        expect(await violationsOn(page)).toEqual([])
        await page.getByRole('link', { name: 'Back to careers', exact: true }).click()
        await page.waitForURL('**/careers')
      },
      { ...look, reducedMotion: true, expectedErrors },
    ),
  )
})

describe('an interview', () => {
  test('asks a guest to sign in, leads back, and says when it cannot be loaded', () =>
    visitPage(
      stack,
      '/privacy',
      async (page) => {
        await page.goto(`${stack.site}/interview/session-1`)
        await page.waitForURL('**/login')
        await whenReady(page)
        expect(await stateOf(page)).toEqual({ from: '/interview/session-1' })
        await fillIn(page, candidate)
        await signInButton(page).click()
        await page.getByRole('heading', { level: 1, name: 'Unable to Load Interview' }).waitFor()
        await page.getByText('Failed to load interview session data. Please try again.').waitFor()
        expect(await violationsOn(page)).toEqual([])
        const again = page.waitForRequest('**/api/interviews')
        await page.getByRole('button', { name: 'Try Again' }).click()
        await again
        await page.getByRole('link', { name: 'Back to Dashboard' }).click()
        await page.waitForURL('**/dashboard')
      },
      { expectedErrors },
    ))

  test('alone may talk to Daily', async () => {
    const policyAt = async (path: string) =>
      (await fetch(stack.site + path)).headers.get('content-security-policy') ?? ''
    expect(await policyAt('/interview/session-1')).toContain('wss://*.daily.co')
    expect(await policyAt('/dashboard')).not.toContain('daily')
  })
})
