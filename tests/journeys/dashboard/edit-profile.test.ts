import { describe, expect } from 'vitest'
import { caller } from '#tests/support/api.ts'
import { holdBack } from '#tests/support/browser.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { scrollWidthOf } from '../page.ts'
import { focused, staysInDialog } from '../keyboard.ts'
import { countCalls } from './dashboard-page.ts'
import {
  candidateWith,
  chips,
  dialog,
  editButton,
  field,
  full,
  nameField,
  openForm,
  path,
  profile,
  profileOf,
  save,
  saved,
  skillField,
  skills,
  test,
} from './profile-tab.ts'

describe('Update Profile', () => {
  test(
    'is filled with the profile, keeps the focus inside, and the e-mail address is read-only',
    inWideRun,
    async ({ open, known }) => {
      const page = await open(path, { as: known, reducedMotion: true })
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
      const degrees = dialog(page).getByRole('region', { name: 'Education' }).getByRole('listitem')
      expect((await degrees.innerText()).split(/\n+/)).toEqual(
        expect.arrayContaining(['BSc Computer Science', 'Universiti Malaya', 'Networks', 'GPA: 3.8']),
      )
      expect(await chips(page)).toEqual(skills)
      expect(
        await dialog(page).getByRole('region', { name: 'Experience' }).getByRole('listitem').count(),
      ).toBe(4)
      expect(await field(page, 'Email').inputValue()).toBe(known.email)
      expect(await field(page, 'Email').getAttribute('readonly')).not.toBe(null)
      await dialog(page).getByText('Email cannot be changed').waitFor()
      expect(await staysInDialog(page, 40)).toBe(true)
    },
  )

  test('saves the changed fields, confirms it, and leaves the other fields alone', async ({
    open,
    stack,
  }) => {
    const candidate = await candidateWith(stack, full)
    const page = await open(path, { as: candidate, reducedMotion: true })
    await openForm(page)
    await nameField(page).fill('Aisyah Tan')
    await field(page, 'Job title').fill('')
    const fromAnotherTab = { token: candidate.token, json: { location: 'Penang' } }
    expect((await caller(stack)('PATCH /auth/me', fromAnotherTab)).status).toBe(200)
    await save(page).click()
    await saved(page).waitFor()
    await page.getByRole('heading', { level: 1, name: 'Aisyah Tan' }).waitFor()
    expect(await focused(page)).toBe('Edit Profile')
    expect(await profile(page).getByText(full.title, { exact: true }).count()).toBe(0)
    const { name, title, location, education } = await profileOf(stack, candidate.token)
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
  })

  test(
    'edits, leaves out and adds entries of experience, education and languages',
    inWideRun,
    async ({ open, stack }) => {
      const candidate = await candidateWith(stack, full)
      const page = await open(path, { as: candidate, reducedMotion: true })
      await openForm(page)
      const experience = dialog(page).getByRole('region', { name: 'Experience' })
      const languages = dialog(page).getByRole('region', { name: 'Languages' })
      await experience.getByRole('button', { name: 'Edit First' }).click()
      await experience.getByLabel('Position').fill('Foremost')
      await experience.getByRole('button', { name: 'Done Foremost' }).click()
      await experience.getByRole('button', { name: 'Remove Fourth' }).click()
      await languages.getByRole('button', { name: 'Add language' }).click()
      await languages.getByLabel('Language', { exact: true }).fill('Iban')
      await languages.getByLabel('Proficiency').fill('Native')
      const education = dialog(page).getByRole('region', { name: 'Education' })
      await education.getByRole('button', { name: 'Edit BSc Computer Science' }).click()
      await education.getByLabel('Field of study').fill('Network Security')
      await education.getByRole('button', { name: 'Done BSc Computer Science' }).click()
      await education.getByRole('button', { name: 'Add education' }).click()
      await education.getByLabel('Degree').fill('STPM')
      await save(page).click()
      await saved(page).waitFor()
      await profile(page).getByText('Iban · Native').waitFor()
      expect(await profileOf(stack, candidate.token)).toMatchObject({
        experience: [{ position: 'Foremost' }, { position: 'Second' }, { position: 'Third' }],
        languages: [{ language: 'Iban', proficiency: 'Native' }],
        education: [
          { degree: 'BSc Computer Science', field_of_study: 'Network Security', gpa: '3.8' },
          { degree: 'STPM', institution: '' },
        ],
      })
      await openForm(page)
      await education.getByRole('button', { name: 'Remove STPM' }).click()
      await save(page).click()
      await dialog(page).waitFor({ state: 'detached' })
      expect(await profile(page).getByText('STPM').count()).toBe(0)
    },
  )

  test(
    'sends one request for two clicks, and stays open until the answer',
    inWideRun,
    async ({ open, candidate }) => {
      const page = await open(path, { as: candidate, reducedMotion: true })
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
  )

  test(
    'adds a skill on Enter, and removes one by its button or by Backspace',
    inWideRun,
    async ({ open, stack, candidate }) => {
      const page = await open(path, { as: candidate, reducedMotion: true })
      await openForm(page)
      for (const text of ['Go', '  BGP ', '   ', 'Go', 'Rust', 'SQL']) {
        await skillField(page).fill(text)
        await page.keyboard.press('Enter')
      }
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
      expect((await profileOf(stack, candidate.token))['skills']).toEqual(['Go', 'Rust', 'Kafk'])
    },
  )

  test(
    'shows each problem at its field, and sends nothing until they are corrected',
    inWideRun,
    async ({ open, candidate }) => {
      const page = await open(path, { as: candidate, reducedMotion: true })
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
      await nameField(page).fill('Aisyah Rahman')
      await problem.waitFor({ state: 'detached' })
      expect(calls()).toBe(0)
      await field(page, 'Phone').fill('')
      await save(page).click()
      await dialog(page).waitFor({ state: 'detached' })
    },
  )

  test('fits a window of 320 pixels with long words', inWideRun, async ({ open, stack }) => {
    const candidate = await candidateWith(stack, {
      ...full,
      skills: ['x'.repeat(60)],
      location: 'y'.repeat(100),
    })
    const page = await open(path, { as: candidate, width: 320, reducedMotion: true })
    await editButton(page).waitFor()
    expect(await scrollWidthOf(page)).toBe(320)
    await openForm(page)
    const overflow = await dialog(page)
      .locator('.dialog__scroll')
      .evaluate((box) => box.scrollWidth - box.clientWidth)
    expect(overflow).toBe(0)
  })
})
