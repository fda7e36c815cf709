import { describe, expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { focused, staysInDialog } from '../keyboard.ts'
import { scrollWidthOf } from '../page.ts'
import { applyFor, give, jobIdOf } from './applications.ts'
import { countCalls, openCard, panel, tab } from './dashboard-page.ts'

const titles = ['Network Engineer', 'Storage Engineer', 'Product Designer']
const jobs = titles.map((title) => aJob({ id: jobIdOf(title), title }))

describe('a candidate who has applied', () => {
  test('sees the application on the overview, in its dialog and on the position, and starts the interview', async ({
    open,
    stack,
    candidate,
  }) => {
    await putJobs(stack, jobs)
    const sessionId = await applyFor(stack, candidate, 'network-engineer')
    const page = await open('/dashboard', { as: candidate, width: 390, reducedMotion: true })
    await openCard(page, 'Network Engineer')
    const dialog = page.getByRole('dialog', { name: 'Network Engineer' })
    await dialog.getByText('Ready to Begin').waitFor()
    expect(await dialog.getByRole('listitem').allTextContents()).toEqual([
      expect.stringMatching(/^Application Submitted\w{3} \d+, \d{4}$/),
      'AI InterviewYour turn',
      'Team ReviewTo come',
      'DecisionTo come',
    ])
    expect(await dialog.getByText('Ready to start').count()).toBe(1)
    expect(await scrollWidthOf(page)).toBe(390)
    await dialog.getByRole('button', { name: 'Close' }).click()

    await tab(page, 'Positions').click()
    const positions = panel(page, 'Positions')
    await positions.getByText('READY').waitFor()
    expect(await positions.getByRole('link', { name: 'Storage Engineer' }).getAttribute('href')).toBe(
      '/careers/storage-engineer',
    )
    await positions.getByRole('button', { name: 'READY, status of your application' }).click()
    const popup = page.getByRole('dialog', { name: 'Interview Ready' })
    await popup.getByRole('button', { name: 'Continue Here' }).click()
    await popup.waitFor({ state: 'detached' })
    await positions.getByRole('button', { name: 'READY, status of your application' }).click()
    await popup.getByRole('button', { name: 'View Overview' }).click()
    await panel(page, 'Overview').waitFor()
    expect(await popup.count()).toBe(0)

    await tab(page, 'Positions').click()
    await openCard(page, 'Network Engineer')
    await dialog.getByRole('button', { name: 'Start Interview: Network Engineer' }).click()
    await page.waitForURL(`**/interview/${sessionId}`)
  })

  test(
    'sees why the interview cannot start, and sends one request for many presses',
    inWideRun,
    async ({ open, stack, candidate }) => {
      await putJobs(stack, jobs)
      await applyFor(stack, candidate, 'network-engineer')
      let isBroken = true
      const page = await open('/dashboard', {
        as: candidate,
        reducedMotion: true,
        expectedErrors: [/status of 503/],
        before: async (opening) => {
          await opening.route('**/api/interviews/', (route) =>
            isBroken && route.request().method() === 'POST'
              ? route.fulfill({ status: 503, json: { success: false, code: 'unavailable' } })
              : route.continue(),
          )
        },
      })
      const calls = countCalls(page, 'POST', '/interviews/')
      const start = page.getByRole('button', { name: 'Start Interview: Network Engineer' })
      await start.click()
      await page.getByText('Failed to start interview. Please try again.').waitFor()
      expect(calls()).toBe(1)
      isBroken = false
      await start.evaluate((button: HTMLElement) => {
        for (let press = 0; press < 5; press += 1) button.click()
      })
      await page.waitForURL('**/interview/**')
      expect(calls()).toBe(2)
    },
  )

  test(
    'opens a position without signing out, and every position when there are more than ten',
    inWideRun,
    async ({ open, stack, candidate }) => {
      const many = Array.from({ length: 11 }, (_, index) =>
        aJob({ id: `role-${index}`, title: `Role ${index}` }),
      )
      await putJobs(stack, many)
      const page = await open('/dashboard?tab=positions', { as: candidate, reducedMotion: true })
      await page.getByRole('link', { name: /^See all \d\d open positions$/ }).waitFor()
      expect(await panel(page, 'Positions').getByRole('heading', { level: 2 }).count()).toBe(10)
      await page.getByRole('link', { name: 'Role 1' }).first().click()
      await page.waitForURL('**/careers/role-*')
      await page.goBack()
      await page.getByRole('link', { name: /^See all \d\d open positions$/ }).click()
      await page.waitForURL('**/careers')
      await page.goBack()
      await panel(page, 'Positions').waitFor()
    },
  )

  test('does all of it with the keyboard', inWideRun, async ({ open, stack, candidate }) => {
    await putJobs(stack, jobs)
    await applyFor(stack, candidate, 'network-engineer')
    const page = await open('/dashboard', { as: candidate, reducedMotion: true })
    const title = page.getByRole('button', { name: 'Network Engineer', exact: true })
    await title.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Network Engineer' })
    await dialog.waitFor()
    expect(await staysInDialog(page, 8)).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('Network Engineer')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Start Interview: Network Engineer')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    const withdraw = dialog.getByRole('button', { name: 'Withdraw application' })
    await withdraw.focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('group', { name: 'Withdraw your application?' }).waitFor()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Keep my application')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('Your application for Network Engineer was withdrawn.').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await title.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.role)).toBe('tabpanel')
  })
})

test(
  'a link to the dashboard can ask where an application stands',
  inWideRun,
  async ({ open, stack, candidate }) => {
    await putJobs(stack, jobs)
    await give(stack, candidate, { title: 'Product Designer', status: 'reviewed', interview: 'completed' })
    const page = await open('/dashboard', {
      as: candidate,
      reducedMotion: true,
      before: async (opening) => {
        await opening.addInitScript(() => {
          if (sessionStorage.getItem('arrived') !== null) return
          sessionStorage.setItem('arrived', 'yes')
          history.replaceState({ usr: { statusOfJob: 'product-designer' }, key: 'arrival', idx: 0 }, '')
        })
      },
    })
    const popup = page.getByRole('dialog', { name: 'Application Review' })
    await popup.getByText('Product Designer').waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Product Designer' }).waitFor()
    expect(await popup.count()).toBe(0)
  },
)
