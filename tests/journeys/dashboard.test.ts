import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Page } from 'playwright-core'
import { createDynamo } from '#functions/storage/dynamo.ts'
import { localAddress } from '#infra/local/config.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdBack, openPage } from '#tests/support/browser.ts'
import { registerCandidate, type Candidate } from '#tests/support/candidates.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { focused, lostConnection, visitDashboard } from './dashboard-visitor.ts'
import { looks, scrollWidthOf, violationsOn } from './marketing-page.ts'

let stack: TestStack
let candidate: Candidate
beforeAll(async () => {
  stack = await startTestStack()
  candidate = await registerCandidate(stack.site)
})
afterAll(() => stack.close())

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name })
const menuButton = (page: Page) => page.getByRole('button', { name: 'User menu' })
const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome back, Aisyah' })
const searchOf = (page: Page): string => new URL(page.url()).search
const chosenTab = (page: Page) => page.locator('[role=tab][aria-selected=true]').textContent()

const contents = {
  '': 'No active interviews at this time',
  '?tab=positions': 'No open positions available',
  '?tab=profile': 'Account Security',
} as const

describe('the dashboard', () => {
  test('leads somebody who is not signed in to the sign-in page, and does not stand in their way back', async () => {
    const { page, close } = await openPage()
    await page.goto(`${stack.site}/privacy`)
    await page.goto(`${stack.site}/dashboard?tab=profile`)
    await page.waitForURL('**/login')
    await page.goBack()
    await page.waitForURL('**/privacy')
    await close()
  })

  test('begins with three numbers and three lists, each saying that it is empty', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await welcome(page).waitFor()
        for (const name of ['Active Interviews', 'Available Roles', 'Completed Applications']) {
          const term = page.getByRole('term').filter({ hasText: name })
          expect(await term.locator('xpath=following-sibling::dd').textContent()).toBe('0')
        }
        expect(await panel(page, 'Overview').getByRole('heading', { level: 2 }).allTextContents()).toEqual([
          'Active Interviews',
          'Updates',
          'My Applications',
        ])
        const region = (name: string) => page.getByRole('region', { name }).locator('p').allTextContents()
        expect(await region('Active Interviews')).toEqual(['No active interviews at this time'])
        expect(await region('Updates')).toEqual([
          'All caught up',
          'New updates will appear here after completing interviews',
        ])
        expect(await region('My Applications')).toEqual([
          'No applications to display',
          'Your application history will appear here as you progress through interviews',
        ])
      },
      { candidate },
    )
  })

  test('shows applications where they belong, lists with something in them first', async () => {
    const person = await registerCandidate(stack.site)
    const application = (id: string, change: Record<string, string>) => ({
      userId: person.user.id,
      id,
      jobId: `job-${id}`,
      jobTitle: `Job ${id}`,
      department: 'Engineering',
      status: 'reviewed',
      appliedAt: '2026-01-05T04:00:00.000Z',
      ...change,
    })
    for (const Item of [
      application('older', {}),
      application('newer', { appliedAt: '2026-02-03T04:00:00.000Z' }),
      application('waiting', { status: 'ai_pending', department: '' }),
    ])
      await createDynamo(localAddress(stack.dynamo)).send(new PutCommand({ TableName: 'applications', Item }))
    await visitDashboard(
      stack,
      async (page) => {
        await page.getByRole('heading', { name: 'Job waiting' }).waitFor()
        expect(
          await panel(page, 'Overview')
            .locator('section')
            .evaluateAll((all) => all.map((each) => each.querySelector('h2')?.textContent)),
        ).toEqual(['Active Interviews', 'My Applications', 'Updates'])
        const mine = page.getByRole('region', { name: 'My Applications' })
        expect(await mine.getByRole('listitem').allTextContents()).toEqual([
          'Job newerEngineering · Feb 3, 2026',
          'Job olderEngineering · Jan 5, 2026',
        ])
        const waiting = page.getByRole('region', { name: 'Active Interviews' })
        expect(await waiting.getByRole('listitem').textContent()).toContain('Unknown Department')
        expect(await waiting.locator('.panel__count').textContent()).toBe('1')
        expect(await page.getByRole('definition').allTextContents()).toEqual(['1', '0', '2'])
      },
      { candidate: person },
    )
  })

  test('says that no positions are open', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await tab(page, 'Positions').click()
        await page.getByText('No open positions available').waitFor()
        await page.getByText('Check back later for new opportunities').waitFor()
      },
      { candidate },
    )
  })

  test('finds its tab again after a reload and by going back, and starts it at its top', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await tab(page, 'Positions').click()
        await tab(page, 'Profile').click()
        await page.getByText('Account Security').waitFor()
        expect(searchOf(page)).toBe('?tab=profile')
        await page.reload()
        await page.getByText('Account Security').waitFor()
        expect(await chosenTab(page)).toBe('Profile')
        await page.goBack()
        await page.getByText('No open positions available').waitFor()
        await page.goBack()
        await welcome(page).waitFor()
        expect(searchOf(page)).toBe('')
        await page.evaluate(() => window.scrollTo(0, 200))
        await tab(page, 'Positions').click()
        await page.getByText('No open positions available').waitFor()
        expect(await page.evaluate(() => window.scrollY)).toBe(0)
      },
      { candidate, width: 390 },
    )
  })

  test('has tabs that are walked with arrows, Home and End, and are one stop of the Tab key', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await welcome(page).waitFor()
        await tab(page, 'Overview').focus()
        const walk: [string, string][] = [
          ['ArrowRight', 'Positions'],
          ['ArrowRight', 'Profile'],
          ['ArrowRight', 'Overview'],
          ['ArrowLeft', 'Profile'],
          ['Home', 'Overview'],
          ['End', 'Profile'],
        ]
        for (const [key, name] of walk) {
          await page.keyboard.press(key)
          await panel(page, name).waitFor()
          expect(await focused(page)).toBe(name)
          expect(await chosenTab(page)).toBe(name)
        }
        await page.keyboard.press('Tab')
        expect(await focused(page)).toBe('User menu, AR')
      },
      { candidate },
    )
  })
})

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

describe('while and where its data does not come, the dashboard', () => {
  test('says that it loads, and shows no empty list before it knows', async () => {
    let release = (): void => undefined
    await visitDashboard(
      stack,
      async (page) => {
        await page.getByText('Loading your dashboard...').waitFor()
        expect(await page.getByText('No active interviews at this time').count()).toBe(0)
        expect(await violationsOn(page)).toEqual([])
        await page.getByText('Still loading. Your connection seems to be slow.').waitFor()
        release()
        await welcome(page).waitFor()
        await page.getByText('No active interviews at this time').waitFor()
      },
      {
        candidate,
        before: async (page) => {
          release = await holdBack(page, '**/api/auth/candidates/applications')
        },
      },
    )
  })

  test('shows who is signed in and empty lists, says so, and gets the rest when it can', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await page.getByRole('heading', { level: 1, name: 'Aisyah Rahman' }).waitFor()
        await panel(page, 'Profile').getByText(candidate.email).waitFor()
        expect(await page.getByText('N/A').count()).toBe(1)
        expect(await page.getByRole('button', { name: 'Edit Profile' }).isDisabled()).toBe(true)
        const notice = page.getByText('We could not load your latest data.')
        await notice.waitFor()
        expect(await violationsOn(page)).toEqual([])
        await tab(page, 'Overview').click()
        await page.getByText('No active interviews at this time').waitFor()
        await page.unroute('**/api/auth/**')
        await page.getByRole('button', { name: 'Try again' }).click()
        await notice.waitFor({ state: 'detached' })
        await tab(page, 'Profile').click()
        expect(await page.getByText('N/A').count()).toBe(0)
        expect(await page.getByRole('button', { name: 'Edit Profile' }).isEnabled()).toBe(true)
      },
      {
        candidate,
        search: '?tab=profile',
        expectedErrors: lostConnection,
        before: async (page) => {
          await page.route('**/api/auth/**', (route) => route.abort())
        },
      },
    )
  })

  test('says what to do when its own code does not arrive', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await page.getByText('Your dashboard could not be loaded.').waitFor()
        await page.unroute(/SignedInDashboard-.*\.js/)
        await page.getByRole('button', { name: 'Reload the page' }).click()
        await welcome(page).waitFor()
      },
      {
        candidate,
        expectedErrors: lostConnection,
        before: async (page) => {
          await page.route(/SignedInDashboard-.*\.js/, (route) => route.abort())
        },
      },
    )
  })
})

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
