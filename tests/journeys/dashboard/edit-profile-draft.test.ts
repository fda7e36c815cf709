import { describe, expect } from 'vitest'
import { caller } from '#tests/support/api.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { focused } from '../keyboard.ts'
import { lostConnection, storedToken } from './dashboard-page.ts'
import {
  candidateWith,
  chips,
  dialog,
  editButton,
  field,
  full,
  openForm,
  path,
  profile,
  profileOf,
  save,
  saved,
  skillField,
  test,
} from './profile-tab.ts'

describe('what is typed into Update Profile', () => {
  test('stays when the connection is lost, and is saved when it is back', async ({ open, candidate }) => {
    const page = await open(path, { as: candidate, reducedMotion: true, expectedErrors: lostConnection })
    await openForm(page)
    await field(page, 'About').fill('I build networks.')
    await page.route('**/api/auth/me', (route) => route.abort())
    await save(page).click()
    await page
      .getByRole('alert')
      .getByText('Failed to update profile: Please check your internet connection and try again.')
      .waitFor()
    expect(await field(page, 'About').inputValue()).toBe('I build networks.')
    expect(await focused(page)).toBe('Save changes')
    await page.unroute('**/api/auth/me')
    await page.keyboard.press('Enter')
    await saved(page).waitFor()
    await profile(page).getByText('I build networks.').waitFor()
  })

  test(
    'is discarded only after a question, and an unchanged form closes without one',
    inWideRun,
    async ({ open, known }) => {
      const page = await open(path, { as: known, reducedMotion: true })
      await openForm(page)
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
      expect(await focused(page)).toBe('Edit Profile')
      await openForm(page)
      await field(page, 'Job title').fill('Astronaut')
      await page.keyboard.press('Escape')
      await page.getByText('Discard your changes?').waitFor()
      expect(await focused(page)).toBe('Keep editing')
      await page.keyboard.press('Escape')
      expect(await field(page, 'Job title').inputValue()).toBe('Astronaut')
      expect(await focused(page)).toBe('title')
      await dialog(page).getByRole('button', { name: 'Close' }).click()
      await page.getByRole('button', { name: 'Keep editing' }).click()
      await dialog(page).getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'Discard changes' }).click()
      await dialog(page).waitFor({ state: 'detached' })
      await openForm(page)
      expect(await field(page, 'Job title').inputValue()).toBe(full.title)
      await page.keyboard.press('Escape')
      await page.reload()
      await editButton(page).waitFor()
      expect(await dialog(page).count()).toBe(0)
    },
  )

  test('is restored when the sign-in ended and the candidate has signed in again', async ({
    open,
    stack,
  }) => {
    const candidate = await candidateWith(stack, { about: 'I build networks.' })
    const page = await open(path, {
      as: candidate,
      reducedMotion: true,
      expectedErrors: [/status of 401/],
    })
    await openForm(page)
    await field(page, 'Location').fill('Ipoh')
    await skillField(page).fill('InfiniBand')
    await caller(stack)('POST /auth/logout', { token: candidate.token })
    await save(page).click()
    await page.waitForURL('**/login')
    await page.getByText('Authentication required. Please log in.').waitFor()
    await page.getByRole('textbox', { name: 'Email' }).fill(candidate.email)
    await page.locator('input[type=password]').fill(candidate.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await dialog(page).waitFor()
    expect(new URL(page.url()).search).toBe('?tab=profile')
    expect(await field(page, 'Location').inputValue()).toBe('Ipoh')
    expect(await field(page, 'About').inputValue()).toBe('I build networks.')
    expect(await chips(page)).toEqual(['InfiniBand'])
    await save(page).click()
    await saved(page).waitFor()
    const { location, skills } = await profileOf(stack, (await storedToken(page)) ?? '')
    expect({ location, skills }).toEqual({ location: 'Ipoh', skills: ['InfiniBand'] })
  })

  test('stays over Back and a reload', inWideRun, async ({ open, known }) => {
    const page = await open('/dashboard', { as: known, reducedMotion: true })
    await page.getByRole('tab', { name: 'Profile' }).click()
    await openForm(page)
    await field(page, 'Location').fill('Melaka')
    await page.goBack()
    await page.getByText('No active interviews at this time').waitFor()
    expect(await field(page, 'Location').inputValue()).toBe('Melaka')
    await page.reload()
    await dialog(page).waitFor()
    expect(await field(page, 'Location').inputValue()).toBe('Melaka')
  })
})
