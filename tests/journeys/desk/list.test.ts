import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { aJob, putJobs, setApplication } from '#tests/support/jobs.ts'
import { anApplicant, atDesk, rows, waitForRows } from './desk-page.ts'

const job = aJob({ id: 'with-a-list', title: 'Cluster Engineer', criteria: ['Explains', 'Tests', 'Asks'] })
const people = ['Aisyah Rahman', 'Farid Ismail', 'Lim Wei Jie'] as const

test('a recruiter sorts a list by the keyboard, filters it, searches by a skill, saves it as a file, and undoes a rejection after a reload', async ({
  open,
  stack,
}) => {
  await putJobs(stack, [job])
  const { call, enter, cookie } = await atDesk(stack, { role: 'recruiter', name: 'Siti Hajar' })
  for (const [number, name] of people.entries()) {
    const { id: userId, token, applicationId } = await anApplicant(call, job.id, { name })
    const appliedAt = `2026-11-0${number + 1}T09:00:00.000Z`
    await setApplication(stack, { userId, jobId: job.id, appliedAt })
    if (number !== 1) continue
    await call('PATCH /auth/me', { token, json: { skills: ['Slurm', 'InfiniBand'] } })
    const json = { marks: { Explains: 4, Tests: 3 }, note: '', updatedAt: null }
    await call(`PUT /desk/applications/${applicationId}/assessments`, { cookie, json })
  }
  const page = await enter(open, `/desk/applicants?job=${job.id}`, { reducedMotion: true })
  const names = async (...wanted: string[]) => {
    await page.waitForFunction(
      (expected) =>
        [...document.querySelectorAll('tbody [data-row]')].map((row) => row.textContent).join() === expected,
      wanted.join(),
    )
  }
  const [aisyah, farid, wei] = people
  await page.getByText('3 applicants', { exact: true }).waitFor()
  await names(wei, farid, aisyah)

  const applied = page.getByRole('columnheader', { name: 'Applied' })
  expect(await applied.getAttribute('aria-sort')).toBe('descending')
  await applied.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await names(aisyah, farid, wei)
  expect(await applied.getAttribute('aria-sort')).toBe('ascending')
  expect(await applied.getByRole('link').evaluate((link) => link === document.activeElement)).toBe(true)
  await page.getByRole('columnheader', { name: 'My mark' }).getByRole('link').click()
  await names(farid, wei, aisyah)
  expect(new URL(page.url()).search).toBe(`?job=${job.id}&sort=-mark`)
  await page.getByText('3.5').waitFor()
  await page.reload()
  await names(farid, wei, aisyah)
  await page.getByRole('combobox', { name: 'My mark', exact: true }).selectOption('Not assessed by me')
  await names(wei, aisyah)
  await page.getByText('2 applicants', { exact: true }).waitFor()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file.split('\r\n').map((line) => line.split(',')[0])).toEqual(['\uFEFFName', wei, aisyah, ''])
  await page.goBack()
  await names(farid, wei, aisyah)

  await page.goto(new URL('/desk/applicants', page.url()).href)
  await waitForRows(page, people.length)
  await page.getByLabel('Name, email, phone, skills or title').fill('infini ismail')
  await page.keyboard.press('Enter')
  await page.getByText('1 applicant', { exact: true }).waitFor()
  expect(await rows(page).count()).toBe(1)

  await page.goto(new URL(`/desk/applicants?job=${job.id}`, page.url()).href)
  await page.getByLabel('Select all shown').check()
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Reject 3 applicants?' })
  await dialog.getByText([wei, farid, aisyah].join(', ')).waitFor()
  await dialog.getByLabel('Reason').first().selectOption('Skills do not match')
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByText('3 decisions of yours can still be undone').waitFor()
  await page.getByRole('button', { name: 'Undo all' }).click()
  await page.getByText('3 decisions undone.').waitFor()
  await rows(page).getByRole('button', { name: /^Undo/ }).first().waitFor({ state: 'detached' })
  await page.reload()
  await waitForRows(page, people.length)
  expect(await page.getByText('can still be undone').count()).toBe(0)
})
