import { describe, expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { focused } from '../keyboard.ts'
import { applyFor } from './applications.ts'
import { menuButton, panel, storedToken, welcome } from './dashboard-page.ts'

describe('the user menu', () => {
  test('opens, moves and closes with the keyboard', inWideRun, async ({ open, candidate }) => {
    const page = await open('/dashboard', { as: candidate, reducedMotion: true })
    await welcome(page).waitFor()
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    await page.getByText(candidate.email).waitFor()
    const seen: string[] = []
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home']) {
      await page.keyboard.press(key)
      seen.push(await focused(page))
    }
    expect(seen).toEqual([
      'Settings',
      'Dark mode',
      'Reset Applications',
      'Sign Out',
      'Settings',
      'Sign Out',
      'Settings',
    ])
    await page.keyboard.press('Escape')
    await page.getByText(candidate.email).waitFor({ state: 'hidden' })
    expect(await focused(page)).toBe('User menu, AR')
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe('Settings')
    await page.keyboard.press('Enter')
    await panel(page, 'Profile').waitFor()
    await page.getByText('Account Security').waitFor()
  })

  test('closes on a press outside, and signs out', async ({ open, candidate }) => {
    const page = await open('/dashboard', { as: candidate, reducedMotion: true })
    await welcome(page).waitFor()
    const signOut = page.getByRole('button', { name: 'Sign Out' })
    await menuButton(page).click()
    await signOut.waitFor()
    await welcome(page).click()
    await signOut.waitFor({ state: 'hidden' })
    await menuButton(page).click()
    await signOut.click()
    await page.waitForURL('**/login')
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    await page.getByRole('alert').getByText('You have been signed out.').waitFor()
    expect(await storedToken(page)).toBe(null)
    await page.goto(new URL('/dashboard', page.url()).href)
    await page.waitForURL('**/login')
  })

  test(
    'resets the applications in the local run, and the overview shows it',
    inWideRun,
    async ({ open, stack, candidate }) => {
      await putJobs(stack, [aJob()])
      await applyFor(stack, candidate, 'network-engineer')
      const page = await open('/dashboard', { as: candidate, reducedMotion: true })
      await page.getByRole('heading', { name: 'Network Engineer' }).waitFor()
      await menuButton(page).click()
      await page.getByRole('button', { name: 'Reset Applications' }).click()
      const dialog = page.getByRole('dialog', { name: 'Reset Applications?' })
      await dialog.getByRole('button', { name: 'Reset Applications' }).click()
      await page.getByText('Your applications were reset.').waitFor()
      await page.getByText('No active interviews at this time').waitFor()
      expect(await dialog.count()).toBe(0)
    },
  )

  test(
    'offers nothing for development where the page is not served by the local run',
    inWideRun,
    async ({ open, candidate }) => {
      const page = await open('/dashboard', {
        as: candidate,
        reducedMotion: true,
        before: async (opening) => {
          await opening.route('**/dashboard', async (route) => {
            const response = await route.fetch()
            const { 'server-timing': _, ...headers } = response.headers()
            await route.fulfill({ response, headers })
          })
        },
      })
      await welcome(page).waitFor()
      await menuButton(page).click()
      await page.getByRole('button', { name: 'Sign Out' }).waitFor()
      expect(await page.getByText('Reset Applications').count()).toBe(0)
    },
  )
})
