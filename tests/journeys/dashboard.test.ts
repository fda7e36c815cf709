import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { createDynamo } from '#functions/storage/dynamo.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage } from '#tests/support/browser.ts'
import { registerCandidate, type Candidate } from '#tests/support/candidates.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { chosenTab, focused, panel, searchOf, tab, visitDashboard, welcome } from './dashboard-visitor.ts'

let stack: TestStack
let candidate: Candidate
beforeAll(async () => {
  stack = await startTestStack()
  candidate = await registerCandidate(stack.site)
})
afterAll(() => stack.close())

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
