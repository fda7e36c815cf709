import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerCandidate, type Candidate } from '../support/candidates.ts'
import { startTestStack, type TestStack } from '../support/stack.ts'
import {
  callAs,
  countCalls,
  focused,
  holdCalls,
  lostConnection,
  staysInDialog,
  visitDashboard,
} from './dashboard-visitor.ts'
import { looks, scrollWidthOf, violationsOn } from './marketing-page.ts'

let stack: TestStack
let candidate: Candidate
beforeAll(async () => {
  stack = await startTestStack()
  candidate = await candidateWith(full)
})
afterAll(() => stack.close())

const skills = ['Go', 'BGP', 'RoCE', 'Linux', 'Python', 'Rust', 'SQL', 'Bash', 'Git', 'Kafka', 'Redis']

const experience = ['First', 'Second', 'Third', 'Fourth'].map((position, place) => ({
  position,
  company: `${position} Sdn. Bhd.`,
  start_date: '2019',
  end_date: place === 0 ? '' : '2020',
  description: '',
}))

const full = {
  title: 'Network Engineer',
  location: 'Kuala Lumpur',
  phone: '+60 3-1234 5678',
  about: 'I build networks.\nAnd drink teh tarik.',
  skills,
  experience,
  education: [
    {
      degree: 'BSc Computer Science',
      institution: 'Universiti Malaya',
      field_of_study: 'Networks',
      start_date: '2014',
      end_date: '2018',
      gpa: '3.8',
    },
  ],
}

async function candidateWith(change: object): Promise<Candidate> {
  const person = await registerCandidate(stack.site)
  expect((await callAs(person, stack, 'PATCH /auth/me', change)).status).toBe(200)
  return person
}

const profileOf = async (person: Candidate) =>
  ((await callAs(person, stack, 'GET /auth/me')).body as { data: Record<string, unknown> }).data

const search = '?tab=profile'
/** What stands below what; how far below is the layout's business. */
const inLines = (text: string): string => text.replaceAll(/\n+/g, '\n')
const profile = (page: Page) => page.getByRole('tabpanel', { name: 'Profile' })
const section = (page: Page, name: string) => profile(page).getByRole('region', { name, exact: true })
const editButton = (page: Page) => page.getByRole('button', { name: 'Edit Profile' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Update Profile' })
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true })
const nameField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Name' })
const skillField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Skills' })
const chips = (page: Page) =>
  dialog(page).getByRole('list', { name: 'Skills' }).getByRole('listitem').allTextContents()
const save = (page: Page) => dialog(page).getByRole('button', { name: /Save changes|Updating/ })
const saved = (page: Page) => page.getByText('Profile updated successfully!')

async function openForm(page: Page): Promise<void> {
  await editButton(page).click()
  await dialog(page).waitFor()
}

describe('the profile', () => {
  test('shows who somebody is, the first ten skills and the first three positions', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await page.getByRole('heading', { level: 1, name: 'Aisyah Rahman' }).waitFor()
        const text = await profile(page).innerText()
        for (const expected of [candidate.email, full.title, full.location, full.phone, full.about, 'AR'])
          expect(text).toContain(expected)
        expect(await section(page, 'Skills').getByRole('listitem').allTextContents()).toEqual(
          skills.slice(0, 10),
        )
        expect(
          (await section(page, 'Experience').getByRole('listitem').allInnerTexts()).map(inLines),
        ).toEqual([
          'First\nFirst Sdn. Bhd.\n2019 - Present',
          'Second\nSecond Sdn. Bhd.\n2019 - 2020',
          'Third\nThird Sdn. Bhd.\n2019 - 2020',
        ])
        expect(inLines(await section(page, 'Education').innerText())).toBe(
          'Education\nBSc Computer Science\nUniversiti Malaya\nNetworks\n2014 - 2018 · GPA: 3.8',
        )
        expect(await section(page, 'CV').innerText()).toContain('No CV uploaded')
        expect(await page.getByText('Uploaded and verified').count()).toBe(0)
        const today = new Date().toLocaleDateString('en-US', {
          year: 'numeric',
          month: 'short',
          day: 'numeric',
        })
        expect(await section(page, 'Account Security').getByRole('definition').textContent()).toBe(today)
        expect(await section(page, 'Account Security').getByRole('term').textContent()).toBe('Member Since')
        await page.getByRole('link', { name: 'Upload New CV' }).click()
        await page.waitForURL('**/register')
      },
      { candidate, search },
    )
  })

  test('leaves out what somebody did not say', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await editButton(page).waitFor()
        expect(await section(page, 'About').count()).toBe(0)
        expect(
          await profile(page).getByRole('banner').or(profile(page).locator('header').first()).innerText(),
        ).not.toMatch(/Phone|Location/)
      },
      { search },
    )
  })
})

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
    const person = await candidateWith(full)
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
        const { name, title, location, education } = await profileOf(person)
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
        const release = await holdCalls(page, '/auth/me')
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
        release()
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
        expect((await profileOf(person))['skills']).toEqual(['Go', 'Rust', 'Kafk'])
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
    const person = await candidateWith({ about: 'I build networks.' })
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
        const { location, skills } = await profileOf(await signedInAgain(page, person))
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
    const person = await candidateWith({ ...full, skills: ['x'.repeat(60)], location: 'y'.repeat(100) })
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

/** The person with the token that the browser holds now. */
const signedInAgain = async (page: Page, person: Candidate): Promise<Candidate> => ({
  ...person,
  token: (await page.evaluate(() => localStorage.getItem('authToken'))) ?? '',
})

describe('what is held about somebody', () => {
  test('can be downloaded as a file', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        const downloading = page.waitForEvent('download')
        await page.getByRole('button', { name: 'Download my data' }).click()
        const download = await downloading
        expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
        const content: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
        expect(content).toMatchObject({
          profile: { email: candidate.email, skills },
          sessions: [{ remembered: false }],
          applications: [],
        })
        await page.getByText('Your data was saved as a file.').waitFor()
      },
      { candidate, search },
    )
  })

  test('is not downloaded without a connection, which the page says', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await page.route('**/api/auth/me/export', (route) => route.abort())
        await page.getByRole('button', { name: 'Download my data' }).click()
        await page.getByText('Your data could not be loaded.').waitFor()
        expect(await page.getByRole('button', { name: 'Download my data' }).isEnabled()).toBe(true)
      },
      { candidate, search, expectedErrors: lostConnection },
    )
  })
})

describe('Delete account', () => {
  const deletion = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' })
  const password = (page: Page) => deletion(page).locator('input[name=password]')
  const confirm = (page: Page) => deletion(page).getByRole('button', { name: 'Delete account' })
  const open = (page: Page) => page.getByRole('button', { name: 'Delete account' }).click()

  test('asks for the password, deletes everything, says goodbye and signs out', async () => {
    const person = await registerCandidate(stack.site)
    await visitDashboard(
      stack,
      async (page) => {
        await open(page)
        await deletion(page).getByText('This cannot be undone.').waitFor()
        await password(page).fill('not the password 1')
        await page.keyboard.press('Enter')
        await deletion(page)
          .getByRole('alert')
          .getByText('The password you entered is incorrect. Please try again.')
          .waitFor()
        expect(await password(page).inputValue()).toBe('not the password 1')
        expect(await focused(page)).toBe('password')
        await password(page).fill(person.password)
        const calls = countCalls(page, 'DELETE', '/auth/me')
        await confirm(page).dblclick()
        await page.getByRole('heading', { level: 1, name: 'Your account is deleted' }).waitFor()
        expect(calls()).toBe(1)
        expect(await focused(page)).toBe('Your account is deleted')
        expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBe(null)
        expect(await violationsOn(page)).toEqual([])
        expect((await callAs(person, stack, 'GET /auth/me')).status).toBe(401)
        await expect
          .poll(() => stack.ses.inbox.list().filter(({ to }) => to.includes(person.email)).length)
          .toBeGreaterThan(0)
        await page.reload()
        await page.waitForURL('**/login')
      },
      { candidate: person, search, expectedErrors: [/status of 400/] },
    )
  })

  test('can be turned away from, and keeps the keyboard until then', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await open(page)
        await deletion(page).waitFor()
        expect(await staysInDialog(page, 8)).toBe(true)
        await deletion(page).getByRole('button', { name: 'Keep my account' }).click()
        await deletion(page).waitFor({ state: 'detached' })
        expect(await focused(page)).toBe('Delete account')
        expect((await callAs(candidate, stack, 'GET /auth/me')).status).toBe(200)
      },
      { candidate, search },
    )
  })

  test('says how long to wait after too many wrong passwords', async () => {
    const person = await registerCandidate(stack.site)
    for (let attempt = 0; attempt < 5; attempt += 1)
      await callAs(person, stack, 'DELETE /auth/me', { password: 'not the password 1' })
    await visitDashboard(
      stack,
      async (page) => {
        await open(page)
        await password(page).fill(person.password)
        await confirm(page).click()
        await deletion(page)
          .getByText(/^Too many attempts\. Please try again in \d+ minutes?\.$/)
          .waitFor()
        await page.keyboard.press('Escape')
        expect((await callAs(person, stack, 'GET /auth/me')).status).toBe(200)
      },
      { candidate: person, search, expectedErrors: [/status of 429/] },
    )
  })

  test('deletes nothing without a connection, and says so', async () => {
    await visitDashboard(
      stack,
      async (page) => {
        await open(page)
        await password(page).fill(candidate.password)
        await page.route('**/api/auth/me', (route) => route.abort())
        await confirm(page).click()
        await deletion(page).getByText('Your account was not deleted.').waitFor()
        expect((await callAs(candidate, stack, 'GET /auth/me')).status).toBe(200)
      },
      { candidate, search, expectedErrors: lostConnection },
    )
  })

  test.each(looks)('keeps the accessibility rules at $width pixels, dark: $dark', async (look) => {
    await visitDashboard(
      stack,
      async (page) => {
        await open(page)
        await deletion(page).waitFor()
        expect(await violationsOn(page)).toEqual([])
      },
      { candidate, search, ...look },
    )
  })
})
