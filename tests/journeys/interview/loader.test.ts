import { describe, expect } from 'vitest'
import { whenReady } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { stateOf } from '../account-page.ts'
import { signIn } from '../account/sign-in.ts'

describe('an interview', () => {
  test('asks a guest to sign in, opens again afterwards, and says when it cannot be loaded', async ({
    open,
    candidate,
  }) => {
    const page = await open('/interview/session-1', { ready: false })
    await page.waitForURL('**/login')
    await whenReady(page)
    expect(await stateOf(page)).toEqual({ from: '/interview/session-1', notice: 'sign-in-needed' })
    await signIn(page, candidate)
    await page.getByRole('heading', { level: 1, name: 'Unable to Load Interview' }).waitFor()
    await page.getByText('Failed to load interview session data. Please try again.').waitFor()
    const again = page.waitForRequest('**/api/interviews')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await again
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await page.waitForURL('**/dashboard')
  })

  test('is the only page whose policy allows connections to Daily', async ({ stack }) => {
    const policyAt = async (path: string) =>
      (await fetch(stack.site + path)).headers.get('content-security-policy') ?? ''
    expect(await policyAt('/interview/session-1')).toContain('wss://*.daily.co')
    expect(await policyAt('/dashboard')).not.toContain('daily')
  })
})
