import { describe, expect } from 'vitest'
import { errors } from '#shared/platform/contract/errors.ts'
import { caller } from '#tests/support/api.ts'
import { holdBack } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { aJob, putJobs, setApplication, setSession } from '#tests/support/jobs.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { applyFor } from './applications.ts'
import { countCalls, openCard, welcome } from './dashboard-page.ts'

const title = 'Network Engineer'

describe('an application', () => {
  test('is withdrawn after a confirmation, with one request, in two tabs', async ({
    open,
    stack,
    candidate,
  }) => {
    await putJobs(stack, [aJob()])
    await applyFor(stack, candidate, 'network-engineer')
    const page = await open('/dashboard', {
      as: candidate,
      reducedMotion: true,
      expectedErrors: [/status of 404/],
    })
    const dialogIn = (which: typeof page) => which.getByRole('dialog', { name: title })
    const other = await page.context().newPage()
    await other.goto(page.url())
    for (const each of [page, other]) {
      await openCard(each, title)
      await dialogIn(each).getByRole('button', { name: 'Withdraw application' }).click()
      await dialogIn(each).getByText('You can apply again while the position is open.').waitFor()
    }
    await dialogIn(page).getByRole('button', { name: 'Keep my application' }).click()
    await dialogIn(page).getByRole('button', { name: 'Withdraw application' }).click()

    const calls = countCalls(page, 'POST', `/interviews/${candidate.user.id}--network-engineer/unapply`)
    const release = await holdBack(page, '**/unapply')
    const withdraw = dialogIn(page).getByRole('button', { name: /Withdraw application|Withdrawing/ })
    await withdraw.evaluate((button: HTMLElement) => {
      for (let press = 0; press < 5; press += 1) button.click()
    })
    await dialogIn(page).getByRole('button', { name: 'Withdrawing…' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await dialogIn(page).count()).toBe(1)
    await release()
    await page.getByText(`Your application for ${title} was withdrawn.`).waitFor()
    await page.getByText('No active interviews at this time').waitFor()
    expect(calls()).toBe(1)

    // The other tab still shows the application.
    await dialogIn(other).getByRole('button', { name: 'Withdraw application' }).click()
    await other.getByText(`Your application for ${title} was withdrawn.`).waitFor()
    await other.getByText('No active interviews at this time').waitFor()
    const { body } = await caller(stack)('GET /auth/candidates/applications', { token: candidate.token })
    expect(body['applications']).toEqual([])
  })

  test(
    'stays when it was decided meanwhile, and the dialog shows so',
    inWideRun,
    async ({ open, stack, candidate }) => {
      await putJobs(stack, [aJob()])
      const id = await applyFor(stack, candidate, 'network-engineer')
      const page = await open('/dashboard', {
        as: candidate,
        reducedMotion: true,
        expectedErrors: [/status of 409/],
      })
      await openCard(page, title)
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.getByRole('button', { name: 'Withdraw application' }).click()
      const key = { userId: candidate.user.id, jobId: 'network-engineer' }
      const at = '2026-11-10T01:20:00.000Z'
      await setSession(stack, { ...key, id, status: 'completed', started_at: at, finished_at: at })
      await setApplication(stack, { ...key, sessionId: id, status: 'accepted' })
      await dialog.getByRole('button', { name: 'Withdraw application' }).click()
      await dialog.getByText(errors.application_decided.text).waitFor()
      await dialog.getByText('Congratulations!').waitFor()
      expect(await dialog.getByRole('button', { name: 'Withdraw application' }).count()).toBe(0)
      await page.keyboard.press('Escape')
      await welcome(page).waitFor()
    },
  )
})
