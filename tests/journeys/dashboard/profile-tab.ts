import type { Page } from 'playwright-core'
import { caller } from '#tests/support/api.ts'
import { registerCandidate, type Candidate } from '#tests/support/candidates.ts'
import { test as base } from '#tests/support/fixtures.ts'
import type { TestStack } from '#tests/support/stack.ts'

export const path = '/dashboard?tab=profile'

export const skills = ['Go', 'BGP', 'RoCE', 'Linux', 'Python', 'Rust', 'SQL', 'Bash', 'Git', 'Kafka', 'Redis']

export const full = {
  title: 'Network Engineer',
  location: 'Kuala Lumpur',
  phone: '+60 3-1234 5678',
  about: 'I build networks.\nAnd drink teh tarik.',
  skills,
  experience: ['First', 'Second', 'Third', 'Fourth'].map((position, index) => ({
    position,
    company: `${position} Sdn. Bhd.`,
    start_date: '2019',
    end_date: index === 0 ? '' : '2020',
    description: '',
  })),
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
  const candidate = await registerCandidate(stack.site)
  const { status } = await caller(stack)('PATCH /auth/me', { token: candidate.token, json: change })
  if (status !== 200) throw new Error(`Changing the profile was answered ${status}`)
  return candidate
}

/** `known` has a full profile. One candidate for a file: tests that change the profile take another. */
export const test = base.extend('known', { scope: 'file' }, ({ stack }) => candidateWith(stack, full))

export async function profileOf(stack: TestStack, token: string): Promise<Record<string, unknown>> {
  const { body } = await caller(stack)('GET /auth/me', { token })
  return body['data'] as Record<string, unknown>
}

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
