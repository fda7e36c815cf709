import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { looksOfStates, violationsIn } from '#tests/support/accessibility.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { test as base } from '#tests/support/fixtures.ts'
import {
  anApplicant,
  atDesk,
  interviewed,
  openAssessment,
  rowOf,
  rows,
  waitForRows,
} from '../desk/desk-page.ts'
import { focused, staysInDialog } from '../keyboard.ts'

const job = aJob({ criteria: ['Finds faults', 'Explains them', 'Works with others'] })

const test = base.extend('desk', { scope: 'file' }, async ({ stack }) => {
  await putJobs(stack, [job])
  const staff = await atDesk(stack, { role: 'recruiter', name: 'Siti Hajar' })
  const first = await anApplicant(staff.call, job.id, { name: 'Lim Wei Jie' })
  const second = await anApplicant(staff.call, job.id, { name: 'Tan Mei Ling' })
  await interviewed(stack, first, job.id)
  const officer = await atDesk(stack, { role: 'privacy_officer', name: 'Kavitha Devi' })
  return { ...staff, officer, applicant: `/desk/applicants/${first.applicationId}`, ids: [first, second] }
})

const clean = async (page: Page): Promise<void> => expect(await violationsIn(page, looksOfStates)).toEqual([])

/** `screens.wide.test.ts` has each page and panel; here are what one does on them, and the other roles. */
describe('the desk keeps the accessibility rules', () => {
  test('where an applicant is read, marked, invited and rejected', async ({ open, desk }) => {
    const page = await desk.enter(open, desk.applicant, { reducedMotion: true })
    await page.getByRole('button', { name: 'Watch' }).waitFor()
    await openAssessment(page)
    await page.getByLabel('Note', { exact: true }).fill('Clear.')
    await clean(page)
    await page.getByRole('button', { name: 'Invite to an interview' }).click()
    await page.getByRole('dialog').getByText('Hello').waitFor()
    await clean(page)
    expect(await staysInDialog(page, 12)).toBe(true)
    await page.keyboard.press('Escape')
    expect(await focused(page)).toBe('Invite to an interview')
  })

  test('where a question of the candidate is answered by a letter', async ({ open, desk }) => {
    const page = await desk.enter(open, desk.applicant, { reducedMotion: true })
    await page.getByRole('button', { name: /^Answer/ }).click()
    await page.getByLabel('The letter').getByText('How large is the team?').waitFor()
    await clean(page)
    expect(await staysInDialog(page, 8)).toBe(true)
    await page.getByLabel('Subject').fill('')
    await page.getByRole('button', { name: 'Send the letter' }).click()
    await page.getByText('Please write a subject').waitFor()
    await clean(page)
    await page.keyboard.press('Escape')
    expect(await focused(page)).toMatch(/^Answer/)
  })

  test('where several are selected and rejected, and where a position has problems', async ({
    open,
    stack,
    desk,
  }) => {
    const page = await desk.enter(open, '/desk/applicants', { reducedMotion: true })
    await waitForRows(page, 2)
    await page.getByLabel('Select all shown').check()
    await clean(page)
    await page.getByRole('button', { name: 'Reject', exact: true }).click()
    await page.getByRole('dialog').waitFor()
    await clean(page)
    await page.goto(`${stack.site}/desk/positions/new`)
    await page.getByRole('button', { name: 'Add a section' }).click()
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
    await clean(page)
  })

  test('before the sign-in, and for a privacy officer', async ({ open, stack, desk }) => {
    const guest = await open('/desk', { reducedMotion: true, expectedErrors: [/401/] })
    await guest.getByRole('button', { name: 'Continue' }).waitFor()
    await clean(guest)
    const page = await desk.officer.enter(open, desk.applicant, { reducedMotion: true })
    await page.getByRole('button', { name: 'Erase the candidate' }).click()
    await clean(page)
    await page.goto(`${stack.site}/desk/audit`)
    await rows(page).first().waitFor()
    await clean(page)
  })
})

test('by the keyboard alone, an applicant is found, opened and marked', async ({ open, desk }) => {
  const page = await desk.enter(open, '/desk/applicants')
  await waitForRows(page, 2)
  await page.keyboard.press('/')
  await page.keyboard.type('lim')
  await page.keyboard.press('Enter')
  await rowOf(page, 'Tan Mei Ling').waitFor({ state: 'detached' })
  // In a field, letters are letters.
  expect(await page.getByLabel('Name, email, phone, skills or title').inputValue()).toBe('lim')
  await page.getByRole('link', { name: 'Lim Wei Jie' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Lim Wei Jie' }).waitFor()
  expect(await focused(page)).toBe('Lim Wei Jie')
  await page.getByRole('region', { name: 'Your assessment' }).locator('summary').focus()
  await page.keyboard.press('Enter')
  const first = page.getByRole('radio', { name: '1 Not shown' }).first()
  await first.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('radio', { name: '2 Partly' }).first().isChecked()).toBe(true)
})
