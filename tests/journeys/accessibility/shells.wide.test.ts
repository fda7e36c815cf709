import { expect } from 'vitest'
import { looks, violationsIn } from '#tests/support/accessibility.ts'
import { test } from '#tests/support/fixtures.ts'
import { refusedAnswer } from '../account-page.ts'

// The interview does not exist.
const expectedErrors = [refusedAnswer]

test('an interview that cannot be loaded keeps the accessibility rules', async ({ open, candidate }) => {
  const page = await open('/interview/session-1', { reducedMotion: true, as: candidate, expectedErrors })
  await page.getByRole('heading', { level: 1, name: 'Unable to Load Interview' }).waitFor()
  expect(await violationsIn(page, looks)).toEqual([])
})
