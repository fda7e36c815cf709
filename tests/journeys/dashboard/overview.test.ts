import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect } from 'vitest'
import { createDynamo } from '#functions/storage/dynamo.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import { test } from '#tests/support/fixtures.ts'
import { scrollWidthOf } from '../page.ts'
import { focused } from '../keyboard.ts'
import { chosenTab, menuButton, panel, tab, welcome } from './dashboard-page.ts'

const searchOf = (url: string): string => new URL(url).search

describe('the dashboard', () => {
  test('redirects a signed-out visitor to /login, and Back returns to the page before', async ({ open }) => {
    const page = await open('/privacy')
    await page.goto(new URL('/dashboard?tab=profile', page.url()).href)
    await page.waitForURL('**/login')
    await page.goBack()
    await page.waitForURL('**/privacy')
  })

  test('starts with three numbers and three empty lists', async ({ open, candidate }) => {
    const page = await open('/dashboard', { as: candidate, reducedMotion: true })
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
  })

  test('lists applications by state and date, with the filled lists first', async ({
    open,
    stack,
    candidate,
  }) => {
    const application = (id: string, change: Record<string, string>) => ({
      userId: candidate.user.id,
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
    const page = await open('/dashboard', { as: candidate, reducedMotion: true })
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
  })
})

describe('the tabs', () => {
  test('keep their place over a reload and Back, and each starts at its top', async ({ open, candidate }) => {
    const page = await open('/dashboard', { as: candidate, width: 390, reducedMotion: true })
    await tab(page, 'Positions').click()
    await page.getByText('No open positions available').waitFor()
    await page.getByText('Check back later for new opportunities').waitFor()
    await tab(page, 'Profile').click()
    await page.getByText('Account Security').waitFor()
    expect(searchOf(page.url())).toBe('?tab=profile')
    await page.reload()
    await page.getByText('Account Security').waitFor()
    expect(await chosenTab(page)).toBe('Profile')
    await page.goBack()
    await page.getByText('No open positions available').waitFor()
    await page.goBack()
    await welcome(page).waitFor()
    expect(searchOf(page.url())).toBe('')
    await page.evaluate(() => window.scrollTo(0, 200))
    await tab(page, 'Positions').click()
    await page.getByText('No open positions available').waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('move with arrows, Home and End, and are one stop of the Tab key', async ({ open, candidate }) => {
    const page = await open('/dashboard', { as: candidate, reducedMotion: true })
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
  })

  test('and the user menu fit a window of 320 pixels', async ({ open, candidate }) => {
    const page = await open('/dashboard', { as: candidate, width: 320, reducedMotion: true })
    for (const [name, text] of [
      ['Overview', 'No active interviews at this time'],
      ['Positions', 'No open positions available'],
      ['Profile', 'Account Security'],
    ] as const) {
      await tab(page, name).click()
      await page.getByText(text).waitFor()
      expect(await scrollWidthOf(page), name).toBe(320)
      await menuButton(page).click()
      const menu = await page.getByRole('group', { name: 'User menu' }).boundingBox()
      expect(menu?.x, name).toBeGreaterThanOrEqual(0)
      await page.keyboard.press('Escape')
    }
  })

  test('show "Scroll to top" beyond 300 pixels and not before', async ({ open, candidate }) => {
    const page = await open('/dashboard?tab=profile', { as: candidate, width: 390, reducedMotion: true })
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
  })
})
