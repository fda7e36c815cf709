import { describe, expect } from 'vitest'
import { test } from '#tests/support/fixtures.ts'
import { focused } from '../keyboard.ts'
import { menuButton, panel, storedToken, welcome } from './dashboard-page.ts'

describe('the user menu', () => {
  test('opens, moves and closes with the keyboard', async ({ open, candidate }) => {
    const page = await open('/dashboard', { as: candidate, reducedMotion: true })
    await welcome(page).waitFor()
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    await page.getByText(candidate.email).waitFor()
    const seen: string[] = []
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
      await page.keyboard.press(key)
      seen.push(await focused(page))
    }
    expect(seen).toEqual([
      'Settings',
      'Dark mode',
      'Sign Out',
      'Settings',
      'Sign Out',
      'Settings',
      'Sign Out',
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

  test('closes on a press outside, offers nothing for development, and signs out for good', async ({
    open,
    candidate,
  }) => {
    const page = await open('/dashboard', { as: candidate, reducedMotion: true })
    await welcome(page).waitFor()
    const signOut = page.getByRole('button', { name: 'Sign Out' })
    await menuButton(page).click()
    await signOut.waitFor()
    expect(await page.getByText('Reset Applications').count()).toBe(0)
    await welcome(page).click()
    await signOut.waitFor({ state: 'hidden' })
    await menuButton(page).click()
    await signOut.click()
    await page.waitForURL('**/login')
    expect(await storedToken(page)).toBe(null)
    await page.goto(new URL('/dashboard', page.url()).href)
    await page.waitForURL('**/login')
  })
})
