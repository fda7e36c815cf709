import { expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { refusedAnswer } from '../account-page.ts'

test('a missing position is reported without header and footer, and links to the careers page', async ({
  open,
}) => {
  // The API has no jobs yet.
  const page = await open('/careers/job-1', { reducedMotion: true, expectedErrors: [refusedAnswer] })
  await page.getByRole('heading', { level: 1, name: 'Job not found' }).waitFor()
  expect(await page.getByRole('banner').or(page.getByRole('contentinfo')).count()).toBe(0)
  await page.getByText("The position you're looking for doesn't exist or has been removed.").waitFor()
  await page.getByRole('link', { name: 'Back to careers', exact: true }).click()
  await page.waitForURL('**/careers')
})
