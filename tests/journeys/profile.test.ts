import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Candidate } from '#tests/support/candidates.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { visitDashboard } from './dashboard-visitor.ts'
import {
  skills,
  full,
  candidateWith,
  search,
  inLines,
  profile,
  section,
  editButton,
} from './profile-visitor.ts'

let stack: TestStack
let candidate: Candidate
beforeAll(async () => {
  stack = await startTestStack()
  candidate = await candidateWith(stack, full)
})
afterAll(() => stack.close())

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
          // Where the browser of the journeys is, which may be a day ahead of this machine.
          timeZone: 'Asia/Kuala_Lumpur',
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
