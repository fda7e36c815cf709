import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { anApplicant, atDesk, interviewed, openAssessment, turn } from './desk-page.ts'

const job = aJob({ criteria: ['Finds faults', 'Explains them', 'Listens'] })
const decision = (page: Page) => page.getByRole('region', { name: 'Decision' })

/** The names of focused elements that lie behind the bar, while Tab goes through the page. */
async function focusBehindBar(page: Page, presses: number): Promise<string[]> {
  const hidden: string[] = []
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const bar = document.querySelector('.decision-bar')
      const element = document.activeElement
      // The browser's own frame counts as the body.
      if (bar === null || element === null || element === document.body || bar.contains(element)) return null
      const isBehind = element.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
      return isBehind && getComputedStyle(bar).position === 'sticky' ? element.outerHTML.slice(0, 120) : null
    })
    if (name !== null) hidden.push(name)
  }
  return hidden
}

test('on a phone an applicant is read in order, and decided and undone from the bar', async ({
  open,
  stack,
}) => {
  await putJobs(stack, [job])
  const { call, enter } = await atDesk(stack, { role: 'recruiter', name: 'Siti Hajar' })
  const applicant = await anApplicant(call, job.id, { name: 'Lim Wei Jie' })
  await call('PATCH /auth/me', { token: applicant.token, json: { title: 'Storage Engineer' } })
  await interviewed(stack, applicant, job.id, [
    turn('assistant', 'What interests you?', 0),
    turn('user', 'The scheduler is part of the product.', 5),
    turn('user', 'It is small.', 9),
  ])
  const page = await enter(open, `/desk/applicants/${applicant.applicationId}`, {
    reducedMotion: true,
    width: 390,
  })
  await page.getByText('It is small.').waitFor()
  await page.getByText('took the AI interview').waitFor()
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Profile',
    'AI interview',
    'Team notes',
    'Your assessment',
    'History',
  ])
  // One answer of two sentences.
  expect(await page.getByRole('button', { name: /^Play from/ }).count()).toBe(1)
  expect(await page.getByText('viewed the application').isVisible()).toBe(false)
  await openAssessment(page)
  await page.evaluate(() => scrollTo(0, 0))
  expect(await focusBehindBar(page, 40)).toEqual([])

  await decision(page).getByRole('button', { name: 'Decide' }).click()
  await page.getByRole('dialog', { name: 'Decision' }).getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog', { name: /^Reject/ })
  await dialog.getByLabel('The letter').getByText('Hello').waitFor()
  await dialog.getByLabel('Reason').first().selectOption('Other')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await decision(page)
    .getByText(/^Rejected at \d{1,2}:\d\d [AP]M, in (10|9) min$/)
    .waitFor()
  await decision(page).getByRole('button', { name: /^Undo/ }).click()
  await decision(page).getByText('To review').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Decide')
})
