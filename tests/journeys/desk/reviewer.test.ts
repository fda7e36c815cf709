import { expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { anApplicant, atDesk, interviewed, openAssessment, rows, turn, waitForRows } from './desk-page.ts'

const own = aJob({
  id: 'own',
  title: 'Storage Engineer',
  criteria: ['Finds faults', 'Explains them', 'Listens'],
})
const other = aJob({ id: 'other', title: 'Network Engineer' })

test('a reviewer reads, marks and compares the applicants for one position, and sees no other position', async ({
  open,
  stack,
}) => {
  await putJobs(stack, [own, other])
  const { call, enter } = await atDesk(stack, { role: 'reviewer', positions: [own.id], name: 'Daniel Wong' })
  const first = await anApplicant(call, own.id, { name: 'Lim Wei Jie' })
  const second = await anApplicant(call, own.id, { name: 'Tan Mei Ling' })
  const foreign = await anApplicant(call, other.id, { name: 'Kavitha Devi' })
  await interviewed(stack, first, own.id)
  await interviewed(stack, second, own.id, [
    turn('assistant', 'Tell me what draws you here.', 0),
    turn('user', 'I would like to run storage.', 4),
  ])
  const colleague = await atDesk(stack, { role: 'recruiter', name: 'Siti Hajar' })
  const marks = Object.fromEntries(own.criteria.map((criterion) => [criterion, 4]))
  await call(`PUT /desk/applications/${first.applicationId}/assessments`, {
    cookie: colleague.cookie,
    json: { note: 'Very clear.', marks, updatedAt: null },
  })

  const page = await enter(open, '/desk/positions', { expectedErrors: [/404/] })
  expect(await page.getByRole('link', { name: 'Enquiries' }).count()).toBe(0)
  await page.getByText('Storage Engineer').waitFor()
  expect(await page.getByText('Network Engineer').count()).toBe(0)
  await page.getByRole('link', { name: 'Applicants', exact: true }).click()
  await waitForRows(page, 2)
  expect(await rows(page).count()).toBe(2)

  // The keyboard moves to the newest row, to the one below, and opens it.
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: first.name }).waitFor()
  expect(await page.getByRole('button', { name: 'Reject' }).count()).toBe(0)
  await page.getByText('1 colleague has assessed this applicant.').waitFor()
  await openAssessment(page)
  expect(await page.getByText('Very clear.').count()).toBe(0)
  const partly = page.getByRole('radio', { name: '2 Partly' })
  expect(await partly.count()).toBe(own.criteria.length)
  // A click on the label waits until the page no longer moves; the radio button itself is not visible.
  for (const mark of await partly.all()) await mark.locator('..').click()
  for (const mark of await partly.all()) expect(await mark.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Very clear.').waitFor()

  // The back button focuses the row that was opened.
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Applicants' }).waitFor()
  await page.locator('[data-row]:focus').waitFor()
  await page.keyboard.press('x')
  await page.keyboard.press('k')
  await page.keyboard.press('x')
  await page.getByRole('link', { name: 'Compare' }).click()
  await page.getByRole('heading', { level: 1, name: 'Compare applicants' }).waitFor()
  await page.getByText('The scheduler is part of the product.').waitFor()
  await page.getByText('I would like to run storage.').waitFor()
  await page.getByText('Asked: Tell me what draws you here.').waitFor()
  await page.getByText('How large is the team?').first().waitFor()
  await page.reload()
  await page.getByText('I would like to run storage.').waitFor()

  await page.goto(`${stack.site}/desk/applicants/${foreign.applicationId}`)
  await page.getByRole('heading', { name: 'Application not found' }).waitFor()
})
