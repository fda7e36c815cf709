import { describe, expect } from 'vitest'
import { caller } from '#tests/support/api.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { scrollWidthOf } from '../page.ts'
import { focused } from '../keyboard.ts'
import { give, storeCv, type Given } from './applications.ts'
import { chosenTab, menuButton, panel, sectionsOf, tab, welcome } from './dashboard-page.ts'

const searchOf = (url: string): string => new URL(url).search

describe('the dashboard', () => {
  test('redirects a signed-out visitor to /login, and Back returns to the page before', async ({ open }) => {
    const page = await open('/privacy')
    await page.goto(new URL('/dashboard?tab=profile', page.url()).href)
    await page.waitForURL('**/login')
    await page.getByRole('alert').getByText('Authentication required. Please log in.').waitFor()
    await page.goBack()
    await page.waitForURL('**/privacy')
  })

  test('welcomes a new candidate with the first steps, and ticks what is done', async ({
    open,
    stack,
    candidate,
  }) => {
    const page = await open('/dashboard', { as: candidate, reducedMotion: true })
    const heading = (text: string) => page.getByRole('heading', { level: 1, name: text, exact: true })
    await heading('Welcome, Aisyah').waitFor()
    const start = page.getByRole('region', { name: 'Getting started' })
    const steps = () => start.getByRole('listitem').locator('p:first-child').allTextContents()
    expect(await steps()).toEqual(['Upload your CV', 'Check your profile', 'See open positions'])
    expect(await start.getByRole('link', { name: 'Upload your CV' }).getAttribute('href')).toBe('/register')
    expect(await page.getByRole('term').allTextContents()).toEqual([
      'Active Interviews',
      'Available Roles',
      'Completed Applications',
    ])
    expect(await sectionsOf(page)).toEqual([
      ['Getting started', []],
      ['Active Interviews', []],
      ['Updates', []],
      ['My Applications', []],
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

    await storeCv(stack, candidate, 'aisyah-cv.pdf')
    await page.reload()
    await heading('Welcome, Aisyah').waitFor()
    expect(await steps()).toEqual(['CV read, done', 'Check your profile', 'See open positions'])
    await start.getByRole('button', { name: 'Check your profile' }).click()
    await page.getByText('Uploaded and verified').waitFor()
    await page.getByText('aisyah-cv.pdf').waitFor()
    expect(await page.getByRole('link', { name: 'Upload New CV' }).getAttribute('href')).toBe('/register')
    await caller(stack)('PATCH /auth/me', {
      token: candidate.token,
      json: { phone: '+60 3-1234 5678', location: 'Kuala Lumpur', title: 'Engineer', skills: ['Go'] },
    })
    await page.goto(new URL('/dashboard', page.url()).href)
    await start.getByRole('button', { name: 'See open positions' }).click()
    await panel(page, 'Positions').waitFor()
  })

  test('shows each application in its section with its status and action, the filled sections first', async ({
    open,
    stack,
    candidate,
  }) => {
    const given: Given[] = [
      { title: 'Scheduled', status: 'ai_pending', interview: 'scheduled' },
      { title: 'Running', status: 'ai_pending', interview: 'in_progress' },
      { title: 'Cancelled', status: 'ai_pending', interview: 'cancelled' },
      { title: 'Left', status: 'ai_pending', interview: 'abandoned' },
      { title: 'Interviewed', status: 'human_pending', interview: 'completed' },
      {
        title: 'Invited',
        status: 'interview_pending',
        interview: 'completed',
        interviewDate: '2099-12-31T07:00:00.000Z',
        interviewPlace: 'Level 12, Menara Merbok',
      },
      { title: 'Accepted', status: 'accepted', interview: 'completed' },
      {
        title: 'Rejected',
        status: 'rejected',
        interview: 'scheduled',
        appliedAt: '2025-01-01T04:00:00.000Z',
      },
    ]
    for (const each of given) await give(stack, candidate, each)
    const page = await open('/dashboard', { as: candidate, reducedMotion: true })
    await page.getByRole('heading', { name: 'Running' }).waitFor()
    const sections = await sectionsOf(page)
    expect(sections.map(([title, entries]) => [title, entries.toSorted()])).toEqual([
      ['Active Interviews', ['Cancelled', 'Running', 'Scheduled']],
      ['Updates', ['Interviewed', 'Invited', 'Left']],
      ['My Applications', ['Accepted', 'Rejected']],
    ])
    expect(await page.getByRole('definition').allTextContents()).toEqual(['3', '0', '3'])
    expect(await page.locator('section > header > span').allTextContents()).toEqual(['3', '3', '2'])
    const shown = async (title: string) => {
      const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
      const action = entry.locator('a, :not(h3) > button')
      return [
        await entry.locator('[data-drawn]').textContent(),
        (await action.count()) === 0 ? '' : (await action.textContent())?.replace(/:.*/, ''),
      ]
    }
    expect(await shown('Scheduled')).toEqual(['Ready to Begin', 'Start Interview'])
    expect(await shown('Running')).toEqual(['In Progress', 'Continue Interview'])
    expect(await shown('Cancelled')).toEqual(['Not Started', 'Start Interview'])
    expect(await shown('Left')).toEqual(['Incomplete', 'Restart Interview'])
    expect(await shown('Interviewed')).toEqual(['Under Review', ''])
    expect(await shown('Invited')).toEqual(['Interview scheduled', ''])
    expect(await page.getByText('Next step: your AI interview (15–20 minutes).').count()).toBe(3)
    // On the card, and in the dialog that it opens.
    const meeting = page.getByText('Interview with our team: Dec 31, 2099, 3:00 PM (Malaysian time)')
    await meeting.waitFor()
    await page.getByRole('button', { name: 'Invited' }).click()
    const invited = page.getByRole('dialog', { name: 'Invited' })
    await invited.getByText('Interview with our team: Dec 31, 2099').waitFor()
    await invited.getByText('Place: Level 12, Menara Merbok').waitFor()
    await invited.getByText('Interview scheduled, Dec 31, 2099').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Rejected', exact: true }).click()
    const rejected = page.getByRole('dialog', { name: 'Rejected' })
    await rejected.getByText('Unfortunately, your application was not selected').waitFor()
    expect(await rejected.getByText('Interview Session').count()).toBe(0)
    await page.keyboard.press('Escape')
    expect(await shown('Accepted')).toEqual(['Accepted', 'Check Email'])
    expect(await shown('Rejected')).toEqual(['Application Not Selected', 'View Other Jobs'])

    await page.getByRole('button', { name: 'Check Email: Accepted' }).click()
    const popup = page.getByRole('dialog', { name: 'Application Accepted' })
    await popup.getByText(/further instructions by email/).waitFor()
    await popup.getByText(candidate.email).waitFor()
    await popup.getByRole('button', { name: 'Continue Here' }).click()
    await popup.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'View Other Jobs: Rejected' }).click()
    await panel(page, 'Positions').waitFor()
  })
})

describe('the tabs', inWideRun, () => {
  test('stay chosen over a reload and Back, and each starts at its top', async ({ open, candidate }) => {
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
      // The focus follows in an effect, which a busy machine runs after the panel is there.
      await expect.poll(() => focused(page)).toBe(name)
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

  test('show "Scroll to top" beyond 300 pixels and not before, and never beside "Delete account"', async ({
    open,
    candidate,
  }) => {
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
    const remove = page.getByRole('button', { name: 'Delete account' })
    await remove.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
    expect(await toTop.count()).toBe(0)
    // At the end of the page it floats below the last panel.
    await scrollTo(100_000)
    await toTop.waitFor()
    const [button, control] = await Promise.all([remove.boundingBox(), toTop.boundingBox()])
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThan(control?.y ?? 0)
  })
})
