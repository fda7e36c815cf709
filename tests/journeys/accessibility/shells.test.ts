import { expect } from 'vitest'
import { looks, violationsIn } from '#tests/support/accessibility.ts'
import { test } from '#tests/support/fixtures.ts'
import { refusedAnswer } from '../account-page.ts'

// The API has neither jobs nor interviews yet.
const expectedErrors = [refusedAnswer]

test('a missing position keeps the accessibility rules', async ({ open }) => {
  const page = await open('/careers/job-1', { reducedMotion: true, expectedErrors })
  await page.getByRole('heading', { level: 1, name: 'Job not found' }).waitFor()
  expect(await violationsIn(page, looks)).toEqual([])
})

test('an interview that cannot be loaded keeps the accessibility rules', async ({ open, candidate }) => {
  const page = await open('/interview/session-1', { reducedMotion: true, as: candidate, expectedErrors })
  await page.getByRole('heading', { level: 1, name: 'Unable to Load Interview' }).waitFor()
  expect(await violationsIn(page, looks)).toEqual([])
})
