import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerCandidate, type Candidate } from '#tests/support/candidates.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { focused, menuButton, panel, visitDashboard, welcome } from './dashboard-visitor.ts'

let stack: TestStack
let candidate: Candidate
beforeAll(async () => {
  stack = await startTestStack()
  candidate = await registerCandidate(stack.site)
})
afterAll(() => stack.close())

describe('the user menu', () => {
  test('is opened, walked and left with the keyboard', async () => {
    await visitDashboard(
      stack,
      async (page) => {
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
      },
      { candidate },
    )
  })

  test('closes on a press outside, and shows nothing that is for development alone', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await welcome(page).waitFor()
        await menuButton(page).click()
        await page.getByRole('button', { name: 'Sign Out' }).waitFor()
        expect(await page.getByText('Reset Applications').count()).toBe(0)
        await welcome(page).click()
        await page.getByRole('button', { name: 'Sign Out' }).waitFor({ state: 'hidden' })
      },
      { candidate },
    )
  })

  test('signs out, and the way back leads to no dashboard', async () => {
    await visitDashboard(stack, async (page) => {
      await welcome(page).waitFor()
      await menuButton(page).click()
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await page.waitForURL('**/login')
      expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBe(null)
      await page.goto(`${stack.site}/dashboard`)
      await page.waitForURL('**/login')
    })
  })
})
