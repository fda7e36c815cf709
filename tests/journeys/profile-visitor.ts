import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { registerCandidate, type Candidate } from '#tests/support/candidates.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { callAs } from './dashboard-visitor.ts'

/** The profile tab as a person finds their way in it. */

export const skills = ['Go', 'BGP', 'RoCE', 'Linux', 'Python', 'Rust', 'SQL', 'Bash', 'Git', 'Kafka', 'Redis']

export const experience = ['First', 'Second', 'Third', 'Fourth'].map((position, place) => ({
  position,
  company: `${position} Sdn. Bhd.`,
  start_date: '2019',
  end_date: place === 0 ? '' : '2020',
  description: '',
}))

export const full = {
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

export async function candidateWith(stack: TestStack, change: object): Promise<Candidate> {
  const person = await registerCandidate(stack.site)
  expect((await callAs(person, stack, 'PATCH /auth/me', change)).status).toBe(200)
  return person
}

export const profileOf = async (stack: TestStack, person: Candidate) =>
  ((await callAs(person, stack, 'GET /auth/me')).body as { data: Record<string, unknown> }).data

export const search = '?tab=profile'
/** What stands below what; how far below is the layout's business. */
export const inLines = (text: string): string => text.replaceAll(/\n+/g, '\n')
export const profile = (page: Page) => page.getByRole('tabpanel', { name: 'Profile' })
export const section = (page: Page, name: string) => profile(page).getByRole('region', { name, exact: true })
export const editButton = (page: Page) => page.getByRole('button', { name: 'Edit Profile' })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Update Profile' })
export const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true })
export const nameField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Name' })
export const skillField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Skills' })
export const chips = (page: Page) =>
  dialog(page).getByRole('list', { name: 'Skills' }).getByRole('listitem').allTextContents()
export const save = (page: Page) => dialog(page).getByRole('button', { name: /Save changes|Updating/ })
export const saved = (page: Page) => page.getByText('Profile updated successfully!')

export async function openForm(page: Page): Promise<void> {
  await editButton(page).click()
  await dialog(page).waitFor()
}

/** The person with the token that the browser holds now. */
export const signedInAgain = async (page: Page, person: Candidate): Promise<Candidate> => ({
  ...person,
  token: (await page.evaluate(() => localStorage.getItem('authToken'))) ?? '',
})
