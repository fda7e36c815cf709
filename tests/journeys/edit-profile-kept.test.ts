import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Candidate } from '#tests/support/candidates.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { callAs, focused, lostConnection, visitDashboard } from './dashboard-visitor.ts'
import { violationsOn } from './marketing-page.ts'
import {
  full,
  candidateWith,
  profileOf,
  search,
  profile,
  editButton,
  dialog,
  field,
  skillField,
  chips,
  save,
  saved,
  openForm,
  signedInAgain,
} from './profile-visitor.ts'

let stack: TestStack
let candidate: Candidate
beforeAll(async () => {
  stack = await startTestStack()
  candidate = await candidateWith(stack, full)
})
afterAll(() => stack.close())

describe('what was typed into Update Profile', () => {
  test('keeps what was typed when the connection is lost, and saves it when it is back', async () => {
    await visitDashboard(
      stack,
      async (page) => {
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
      },
      { search, expectedErrors: lostConnection },
    )
  })

  test('asks before it throws away what was changed, and closes at once where nothing was', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await openForm(page)
        await page.keyboard.press('Escape')
        await dialog(page).waitFor({ state: 'detached' })
        expect(await focused(page)).toBe('Edit Profile')
        await openForm(page)
        await field(page, 'Job title').fill('Astronaut')
        await page.keyboard.press('Escape')
        await page.getByText('Discard your changes?').waitFor()
        expect(await focused(page)).toBe('Keep editing')
        expect(await violationsOn(page)).toEqual([])
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
      { candidate, search },
    )
  })

  test('brings back what was typed when the session ended meanwhile', async () => {
    const person = await candidateWith(stack, { about: 'I build networks.' })
    await visitDashboard(
      stack,
      async (page) => {
        await openForm(page)
        await field(page, 'Location').fill('Ipoh')
        await skillField(page).fill('InfiniBand')
        await callAs(person, stack, 'POST /auth/logout')
        await save(page).click()
        await page.waitForURL('**/login')
        await page.getByText('Authentication required. Please log in.').waitFor()
        await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
        await page.locator('input[type=password]').fill(person.password)
        await page.getByRole('button', { name: 'Sign In' }).click()
        await dialog(page).waitFor()
        expect(new URL(page.url()).search).toBe(search)
        expect(await field(page, 'Location').inputValue()).toBe('Ipoh')
        expect(await field(page, 'About').inputValue()).toBe('I build networks.')
        expect(await chips(page)).toEqual(['InfiniBand'])
        await save(page).click()
        await saved(page).waitFor()
        const { location, skills } = await profileOf(stack, await signedInAgain(page, person))
        expect({ location, skills }).toEqual({ location: 'Ipoh', skills: ['InfiniBand'] })
      },
      { candidate: person, search, expectedErrors: [/status of 401/] },
    )
  })

  test('survives a reload and the way back', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await page.getByRole('tab', { name: 'Overview' }).click()
        await page.getByRole('tab', { name: 'Profile' }).click()
        await openForm(page)
        await field(page, 'Location').fill('Melaka')
        await page.goBack()
        await page.getByText('No active interviews at this time').waitFor()
        expect(await field(page, 'Location').inputValue()).toBe('Melaka')
        await page.reload()
        await dialog(page).waitFor()
        expect(await field(page, 'Location').inputValue()).toBe('Melaka')
      },
      { candidate, search },
    )
  })
})
