import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { stopTheClock } from '#tests/support/browser.ts'
import { test } from '#tests/support/fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { applyFor, give } from './applications.ts'
import { countCalls, openCard } from './dashboard-page.ts'

const title = 'Network Engineer'

const focusWindow = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

describe('the dashboard refreshes', () => {
  test('at a focus more than 30 seconds after the last refresh', async ({ open, stack, candidate }) => {
    await putJobs(stack, [aJob()])
    await applyFor(stack, candidate, 'network-engineer')
    const start = Date.now()
    const page = await open('/dashboard', {
      as: candidate,
      reducedMotion: true,
      before: (opening) => opening.clock.setFixedTime(start),
    })
    const calls = countCalls(page, 'GET', '/interviews/')
    await page.getByRole('heading', { name: title }).waitFor()
    await page.clock.setFixedTime(start + 30_000)
    await focusWindow(page)
    await give(stack, candidate, { title, status: 'accepted' })
    // The dialog comes after the events, so a refresh would have been sent by now.
    await openCard(page, title)
    await page.getByRole('dialog', { name: title }).getByText('Ready to Begin').waitFor()
    expect(calls()).toBe(0)
    // swr drops a request within two seconds of the last one, by a timer that the fixed time does not move.
    let later = start
    await expect
      .poll(async () => {
        later += 30_001
        await page.clock.setFixedTime(later)
        await focusWindow(page)
        return calls()
      })
      .toBe(1)
    await page.getByRole('dialog', { name: title }).getByText('Congratulations!').waitFor()
    expect(calls()).toBe(1)
    // Nothing is pending any more.
    await page.clock.setFixedTime(later + 120_000)
    await focusWindow(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: title }).waitFor({ state: 'detached' })
    expect(calls()).toBe(1)
  })

  test(
    'two seconds after an interview, and not again after a reload',
    inWideRun,
    async ({ open, stack, candidate }) => {
      await putJobs(stack, [aJob()])
      await give(stack, candidate, { title, status: 'ai_pending', interview: 'in_progress' })
      let calls = (): number => 0
      const page = await open('/dashboard', {
        as: candidate,
        reducedMotion: true,
        ready: false,
        before: async (opening) => {
          calls = countCalls(opening, 'GET', '/auth/candidates/applications')
          await opening.addInitScript(() => {
            if (sessionStorage.getItem('arrived') !== null) return
            sessionStorage.setItem('arrived', 'yes')
            const state = { refreshFromInterview: true, sessionId: 's1', timestamp: Date.now() }
            history.replaceState({ usr: state, key: 'arrival', idx: 0 }, '')
          })
          await stopTheClock(opening)
        },
      })
      const updating = page.getByText('Thank you. Updating your dashboard…')
      await expect
        .poll(async () => {
          await page.clock.runFor(16)
          return updating.count()
        })
        .toBe(1)
      await give(stack, candidate, { title, status: 'human_pending', interview: 'completed' })
      await page.clock.runFor(1900)
      expect(calls()).toBe(1)
      await page.clock.runFor(200)
      await expect.poll(calls).toBe(2)
      await page.clock.resume()
      await page.getByRole('region', { name: 'Updates' }).getByText(title).waitFor()
      await updating.waitFor({ state: 'detached' })
      expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toBe(null)
      await page.reload()
      await page.getByRole('heading', { name: title }).waitFor()
      expect(await updating.count()).toBe(0)
    },
  )
})
