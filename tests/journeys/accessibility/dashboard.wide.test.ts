import { describe, expect } from 'vitest'
import { limits } from '#shared/platform/contract/limits.ts'
import { caller } from '#tests/support/api.ts'
import { looks, looksOfStates, violationsIn } from '#tests/support/accessibility.ts'
import { holdBack } from '#tests/support/browser.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { startWindow } from '#tests/support/window.ts'
import { give, jobIdOf } from '../dashboard/applications.ts'
import { lostConnection, menuButton, openCard, tab } from '../dashboard/dashboard-page.ts'
import * as password from '../dashboard/password-dialog.ts'
import * as profile from '../dashboard/profile-tab.ts'
import { dropTimers } from './dropped-timers.ts'

/** How long the dialog stays open after its success. */
const successMilliseconds = 3000

const { path, test } = profile

describe('the dashboard keeps the accessibility rules', () => {
  test.for([
    ['Overview', '', 'No active interviews at this time'],
    ['Positions', '?tab=positions', 'No open positions available'],
    ['Profile', '?tab=profile', 'Account Security'],
  ] as const)(
    'on the tab %s, without and with the user menu, narrow and wide, light and dark',
    async ([, search, text], { open, known }) => {
      const page = await open(`/dashboard${search}`, { as: known, reducedMotion: true })
      await page.getByText(text).waitFor()
      expect(await violationsIn(page, looks)).toEqual([])
      await menuButton(page).click()
      const signOut = page.getByRole('button', { name: 'Sign Out' })
      await signOut.waitFor()
      expect(await violationsIn(page, looksOfStates)).toEqual([])
      expect(await signOut.isVisible()).toBe(true)
    },
  )

  test('while it loads', async ({ open, candidate }) => {
    let release = (): Promise<void> => Promise.resolve()
    const page = await open('/dashboard', {
      as: candidate,
      reducedMotion: true,
      before: async (page) => {
        release = await holdBack(page, '**/api/auth/candidates/applications')
      },
    })
    await page
      .getByRole('status')
      .getByText(/oading/)
      .waitFor()
    expect(await violationsIn(page, looksOfStates)).toEqual([])
    await release()
  })

  test('without its latest data', async ({ open, candidate }) => {
    const page = await open(path, {
      as: candidate,
      reducedMotion: true,
      expectedErrors: lostConnection,
      before: async (page) => {
        await page.route('**/api/auth/**', (route) => route.abort())
      },
    })
    await page.getByText("We couldn't load your latest data.").waitFor()
    expect(await violationsIn(page, looksOfStates)).toEqual([])
  })
})

test('applications, their dialog, withdrawing, positions and the status popup keep the accessibility rules', async ({
  open,
  stack,
  candidate,
}) => {
  const states = [
    ['Ready', 'ai_pending', 'scheduled'],
    ['Running', 'ai_pending', 'in_progress'],
    ['Left', 'ai_pending', 'abandoned'],
    ['Waiting', 'human_pending', 'completed'],
    ['Accepted', 'accepted', 'completed'],
    ['Rejected', 'rejected', 'completed'],
  ] as const
  await putJobs(
    stack,
    [...states.map(([title]) => title), 'New'].map((title) => aJob({ id: jobIdOf(title), title })),
  )
  for (const [title, status, interview] of states) await give(stack, candidate, { title, status, interview })
  const page = await open('/dashboard', {
    as: candidate,
    reducedMotion: true,
    expectedErrors: [/status of 503/],
    before: async (opening) => {
      await opening.route('**/api/interviews/', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 503, json: { success: false, code: 'unavailable' } })
          : route.continue(),
      )
    },
  })
  await page.getByRole('button', { name: 'Start Interview: Ready' }).click()
  await page.getByText('Failed to start interview. Please try again.').waitFor()
  expect(await violationsIn(page, looks)).toEqual([])
  for (const title of ['Ready', 'Accepted']) {
    await openCard(page, title)
    await page.getByRole('dialog', { name: title }).waitFor()
    expect(await violationsIn(page, looksOfStates)).toEqual([])
    await page.keyboard.press('Escape')
  }
  await openCard(page, 'Ready')
  await page.getByRole('button', { name: 'Withdraw application' }).click()
  await page.getByText('You can apply again while the position is open.').waitFor()
  expect(await violationsIn(page, looksOfStates)).toEqual([])
  await page.keyboard.press('Escape')
  await tab(page, 'Positions').click()
  await page.getByText('IN PROGRESS').waitFor()
  expect(await violationsIn(page, looks)).toEqual([])
  await page.getByRole('button', { name: /^ACCEPTED/ }).click()
  await page.getByRole('dialog', { name: 'Application Accepted' }).waitFor()
  expect(await violationsIn(page, looksOfStates)).toEqual([])
})

describe('Update Profile keeps the accessibility rules', () => {
  test('filled, with problems, and before it discards', async ({ open, known }) => {
    const page = await open(path, { as: known, reducedMotion: true })
    await profile.openForm(page)
    expect(await violationsIn(page, looksOfStates)).toEqual([])
    await profile.nameField(page).fill(' ')
    await profile.save(page).click()
    await profile.dialog(page).getByText('Please enter your name').waitFor()
    expect(await violationsIn(page, looksOfStates)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByText('Discard your changes?').waitFor()
    expect(await violationsIn(page, looksOfStates)).toEqual([])
  })
})

describe('Change Password keeps the accessibility rules', () => {
  test('with unmet requirements, refused, and done', async ({ open, candidate }) => {
    const page = await open(path, {
      as: candidate,
      reducedMotion: true,
      expectedErrors: [/status of 400/],
      before: (opening) => dropTimers(opening, successMilliseconds),
    })
    await password.openDialog(page)
    await page.keyboard.press('Enter')
    await password.dialog(page).getByText('Please ensure all password requirements are met').waitFor()
    expect(await violationsIn(page, looksOfStates)).toEqual([])
    await password.fillIn(page, password.wrongPassword)
    await password.submit(page).click()
    await password.dialog(page).getByText('The current password you entered is incorrect.').waitFor()
    expect(await violationsIn(page, looksOfStates)).toEqual([])
    await password.field(page, 'current').fill(candidate.password)
    await password.submit(page).click()
    await password.success(page).waitFor()
    expect(await violationsIn(page, looksOfStates)).toEqual([])
  })

  test('locked after too many attempts', async ({ open, stack, candidate }) => {
    startWindow(stack, limits.passwordChange)
    const json = { current_password: password.wrongPassword, new_password: password.goodPassword }
    for (let attempt = 0; attempt < limits.passwordChange.max; attempt += 1)
      await caller(stack)('PATCH /auth/update-password', { token: candidate.token, json })
    const page = await open(path, { as: candidate, reducedMotion: true, expectedErrors: [/status of 429/] })
    await password.openDialog(page)
    await password.fillIn(page, candidate.password)
    await password.submit(page).click()
    await password.dialog(page).getByRole('timer').waitFor()
    expect(await violationsIn(page, looksOfStates)).toEqual([])
  })
})

test('Delete account and the page that confirms it keep the accessibility rules', async ({
  open,
  candidate,
}) => {
  const page = await open(path, { as: candidate, reducedMotion: true })
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.waitFor()
  expect(await violationsIn(page, looksOfStates)).toEqual([])
  await dialog.locator('input[name=password]').fill(candidate.password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your account has been deleted' }).waitFor()
  expect(await violationsIn(page, looksOfStates)).toEqual([])
})
