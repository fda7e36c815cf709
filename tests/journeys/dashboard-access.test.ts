import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerCandidate, type Candidate } from '#tests/support/candidates.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { menuButton, visitDashboard } from './dashboard-visitor.ts'
import { looks, scrollWidthOf, violationsOn } from './marketing-page.ts'

let stack: TestStack
let candidate: Candidate
beforeAll(async () => {
  stack = await startTestStack()
  candidate = await registerCandidate(stack.site)
})
afterAll(() => stack.close())

const contents = {
  '': 'No active interviews at this time',
  '?tab=positions': 'No open positions available',
  '?tab=profile': 'Account Security',
} as const

describe.each(Object.entries(contents))('the tab at "%s"', (search, text) => {
  test.each(looks)('keeps the accessibility rules at $width pixels, dark: $dark', async (look) => {
    await visitDashboard(
      stack,
      async (page) => {
        await page.getByText(text).waitFor()
        expect(await violationsOn(page)).toEqual([])
        await menuButton(page).click()
        await page.getByRole('button', { name: 'Sign Out' }).waitFor()
        expect(await violationsOn(page)).toEqual([])
      },
      { candidate, search, ...look },
    )
  })

  test('fits a window of 320 pixels', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await page.getByText(text).waitFor()
        expect(await scrollWidthOf(page)).toBe(320)
        await menuButton(page).click()
        const menu = await page.getByRole('group', { name: 'User menu' }).boundingBox()
        expect(menu?.x).toBeGreaterThanOrEqual(0)
      },
      { candidate, search, width: 320 },
    )
  })
})

test('the top of a tab is offered beyond 300 pixels and not before', async () => {
  await visitDashboard(
    stack,
    async (page) => {
      await page.getByText('Account Security').waitFor()
      const toTop = page.getByRole('button', { name: 'Scroll to top' })
      const scrollTo = (top: number) =>
        page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
      await scrollTo(300)
      expect(await toTop.count()).toBe(0)
      await scrollTo(301)
      await toTop.click()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await toTop.waitFor({ state: 'detached' })
    },
    { candidate, search: '?tab=profile', width: 390 },
  )
})
