import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdBack } from '#tests/support/browser.ts'
import { registerCandidate, type Candidate } from '#tests/support/candidates.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { callAs, countCalls, focused, staysInDialog, visitDashboard } from './dashboard-visitor.ts'
import { looks, scrollWidthOf, violationsOn } from './marketing-page.ts'
import {
  skills,
  full,
  candidateWith,
  profileOf,
  search,
  profile,
  editButton,
  dialog,
  field,
  nameField,
  skillField,
  chips,
  save,
  saved,
  openForm,
} from './profile-visitor.ts'

let stack: TestStack
let candidate: Candidate
beforeAll(async () => {
  stack = await startTestStack()
  candidate = await candidateWith(stack, full)
})
afterAll(() => stack.close())

describe('Update Profile', () => {
  test('is filled with what is known, and the e-mail address stays as it is', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await openForm(page)
        expect(await nameField(page).inputValue()).toBe('Aisyah Rahman')
        expect(await focused(page)).toBe('name')
        const values = {
          Phone: full.phone,
          'Job title': full.title,
          Location: full.location,
          About: full.about,
        }
        for (const [name, value] of Object.entries(values))
          expect(await field(page, name).inputValue()).toBe(value)
        expect(await field(page, 'Education').inputValue()).toBe(
          'BSc Computer Science, Networks, Universiti Malaya, 2014 - 2018, GPA: 3.8',
        )
        expect(await chips(page)).toEqual(skills)
        expect(
          await dialog(page).getByRole('region', { name: 'Experience' }).getByRole('listitem').count(),
        ).toBe(3)
        expect(await field(page, 'Email').inputValue()).toBe(candidate.email)
        expect(await field(page, 'Email').getAttribute('readonly')).not.toBe(null)
        await dialog(page).getByText('Email cannot be changed').waitFor()
      },
      { candidate, search },
    )
  })

  test('saves what was changed, says so, and leaves the rest alone', async () => {
    const person = await candidateWith(stack, full)
    await visitDashboard(
      stack,
      async (page) => {
        await openForm(page)
        await nameField(page).fill('Aisyah Tan')
        await field(page, 'Job title').fill('')
        // Meanwhile, another tab.
        await callAs(person, stack, 'PATCH /auth/me', { location: 'Penang' })
        await save(page).click()
        await saved(page).waitFor()
        await page.getByRole('heading', { level: 1, name: 'Aisyah Tan' }).waitFor()
        expect(await focused(page)).toBe('Edit Profile')
        expect(await profile(page).getByText(full.title, { exact: true }).count()).toBe(0)
        const { name, title, location, education } = await profileOf(stack, person)
        expect({ name, title, location, education }).toEqual({
          name: 'Aisyah Tan',
          title: '',
          location: 'Penang',
          education: full.education,
        })
        await page.getByRole('button', { name: 'Dismiss' }).click()
        await saved(page).waitFor({ state: 'detached' })
        await page.reload()
        await page.getByRole('heading', { level: 1, name: 'Aisyah Tan' }).waitFor()
        expect(await page.evaluate(() => localStorage.getItem('user'))).toContain('Aisyah Tan')
      },
      { candidate: person, search },
    )
  })

  test('saves once, however often it is asked to, and says that it does', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await openForm(page)
        await field(page, 'Location').fill('Johor Bahru')
        const release = await holdBack(page, '**/api/auth/me')
        const calls = countCalls(page, 'PATCH', '/auth/me')
        await save(page).dblclick()
        expect(await save(page).textContent()).toBe('Updating...')
        expect(await save(page).isDisabled()).toBe(true)
        const button = page.locator('#edit-profile')
        expect(await button.textContent()).toBe('Updating...')
        expect(await button.isDisabled()).toBe(true)
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
        expect(await dialog(page).isVisible()).toBe(true)
        await release()
        await saved(page).waitFor()
        expect(calls()).toBe(1)
        expect(await editButton(page).isEnabled()).toBe(true)
      },
      { search },
    )
  })

  test('makes a chip of a skill on Enter, and takes it away by its button or by Backspace', async () => {
    const person = await registerCandidate(stack.site)
    await visitDashboard(
      stack,
      async (page) => {
        await openForm(page)
        const enter = async (text: string) => {
          await skillField(page).fill(text)
          await page.keyboard.press('Enter')
        }
        for (const text of ['Go', '  BGP ', '   ', 'Go', 'Rust', 'SQL']) await enter(text)
        expect(await chips(page)).toEqual(['Go', 'BGP', 'Rust', 'SQL'])
        await dialog(page).getByRole('button', { name: 'Remove BGP' }).click()
        expect(await focused(page)).toBe('skillBeingTyped')
        await page.keyboard.press('Backspace')
        expect(await chips(page)).toEqual(['Go', 'Rust'])
        await skillField(page).fill('Kafka')
        await page.keyboard.press('Backspace')
        expect(await skillField(page).inputValue()).toBe('Kafk')
        expect(await dialog(page).isVisible()).toBe(true)
        await save(page).click()
        await saved(page).waitFor()
        expect((await profileOf(stack, person))['skills']).toEqual(['Go', 'Rust', 'Kafk'])
      },
      { candidate: person, search },
    )
  })

  test('says at each field what is wrong with it, and nothing is sent until that is mended', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await openForm(page)
        const calls = countCalls(page, 'PATCH', '/auth/me')
        await nameField(page).fill(' ')
        await field(page, 'Phone').fill('call me')
        await save(page).click()
        const problem = dialog(page).getByText('Please enter your name')
        await problem.waitFor()
        await dialog(page)
          .getByText('Please use only digits, spaces and + ( ) - . in the phone number')
          .waitFor()
        expect(await focused(page)).toBe('name')
        expect(await violationsOn(page)).toEqual([])
        await nameField(page).fill('Aisyah Rahman')
        await problem.waitFor({ state: 'detached' })
        expect(calls()).toBe(0)
        await field(page, 'Phone').fill('')
        await save(page).click()
        await dialog(page).waitFor({ state: 'detached' })
      },
      { search },
    )
  })

  test('keeps the keyboard inside', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await openForm(page)
        expect(await staysInDialog(page, 40)).toBe(true)
      },
      { candidate, search },
    )
  })

  test.each(looks)('keeps the accessibility rules at $width pixels, dark: $dark', async (look) => {
    await visitDashboard(
      stack,
      async (page) => {
        await openForm(page)
        expect(await violationsOn(page)).toEqual([])
      },
      { candidate, search, ...look },
    )
  })

  test('fits a window of 320 pixels', async () => {
    const person = await candidateWith(stack, {
      ...full,
      skills: ['x'.repeat(60)],
      location: 'y'.repeat(100),
    })
    await visitDashboard(
      stack,
      async (page) => {
        await editButton(page).waitFor()
        expect(await scrollWidthOf(page)).toBe(320)
        await openForm(page)
        const spill = await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth)
        expect(spill).toBe(0)
      },
      { candidate: person, search, width: 320 },
    )
  })
})
