import { describe, expect } from 'vitest'
import { caller, tokenIn } from '#tests/support/api.ts'
import { registerCandidate } from '#tests/support/candidates.ts'
import { setInRow } from '#tests/support/rows.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import {
  candidateWith,
  editButton,
  full,
  path,
  profile,
  profileOf,
  section,
  skills,
  test,
} from './profile-tab.ts'

/** Reduces runs of line breaks to one, because their number depends on the layout. */
const inLines = (text: string): string => text.replaceAll(/\n+/g, '\n')

describe('the profile', () => {
  test('shows the contact details, the first ten skills and the first three positions', async ({
    open,
    stack,
  }) => {
    // The 4th in Kuala Lumpur, where the browser is.
    stack.shiftClock(Date.parse('2026-02-03T18:00:00Z') - Date.now())
    const { email, password, user } = await candidateWith(stack, full)
    stack.shiftClock(0)
    const signedIn = await caller(stack)('POST /auth/login', { json: { email, password } })
    const page = await open(path, { as: { user, token: tokenIn(signedIn) }, reducedMotion: true })
    await page.getByRole('heading', { level: 1, name: 'Aisyah Rahman' }).waitFor()
    const text = await profile(page).innerText()
    for (const expected of [email, full.title, full.location, full.phone, full.about, 'AR'])
      expect(text).toContain(expected)
    expect(await section(page, 'Skills').getByRole('listitem').allTextContents()).toEqual(skills.slice(0, 10))
    expect((await section(page, 'Experience').getByRole('listitem').allInnerTexts()).map(inLines)).toEqual([
      'First\nFirst Sdn. Bhd.\n2019 - Present',
      'Second\nSecond Sdn. Bhd.\n2019 - 2020',
      'Third\nThird Sdn. Bhd.\n2019 - 2020',
    ])
    expect(inLines(await section(page, 'Education').innerText())).toBe(
      'Education\nBSc Computer Science\nUniversiti Malaya\nNetworks\n2014 - 2018 · GPA: 3.8',
    )
    expect(await section(page, 'CV').innerText()).toContain('No CV uploaded')
    expect(await page.getByText('Uploaded and verified').count()).toBe(0)
    const security = section(page, 'Account Security')
    expect(await security.getByRole('term').textContent()).toBe('Member Since')
    expect(await security.getByRole('definition').textContent()).toBe('Feb 4, 2026')
    await page.getByRole('link', { name: 'Upload New CV' }).click()
    await page.waitForURL('**/register')
  })

  test('shows all that was read of a list until the candidate confirms it', async ({ open, stack }) => {
    const experience = full.experience.map((entry) => ({ ...entry, description: 'Built networks' }))
    const candidate = await candidateWith(stack, { ...full, experience })
    await setInRow(stack, 'users', { id: candidate.user.id }, { unconfirmed: ['skills', 'experience'] })
    const page = await open(path, { as: candidate, reducedMotion: true })
    const [listedSkills, positions] = ['Skills', 'Experience'].map((name) =>
      section(page, name).getByRole('listitem'),
    )
    await positions?.getByText('Built networks').nth(3).waitFor()
    expect(await listedSkills?.allTextContents()).toEqual(skills)
    await section(page, 'Experience').getByRole('button', { name: 'Looks right' }).click()
    await expect.poll(() => positions?.count()).toBe(3)
    expect(await listedSkills?.count()).toBe(skills.length)
    expect((await profileOf(stack, candidate.token))['unconfirmed']).toEqual(['skills'])
  })

  test(
    'offers to set a password by an e-mailed link while there is none',
    inWideRun,
    async ({ open, stack }) => {
      const candidate = await registerCandidate(stack.site, { password: '' })
      const page = await open(path, { as: candidate, reducedMotion: true })
      const security = section(page, 'Account Security')
      expect(await security.getByRole('button', { name: 'Change Password' }).count()).toBe(0)
      await security.getByRole('button', { name: 'Set a password' }).click()
      await security
        .getByText(`We sent a link to ${candidate.email}. It works once and expires in one hour.`)
        .waitFor()
      await security.getByRole('button', { name: 'Send another link' }).waitFor()
      await expect
        .poll(() => stack.ses.inbox.list().map(({ subject }) => subject))
        .toContain('Set a new password – Merbok AI Cloud')
      await page.getByRole('button', { name: 'Delete account' }).click()
      expect(await page.getByRole('dialog').getByLabel('Your password').count()).toBe(0)
    },
  )

  test('leaves out empty fields', inWideRun, async ({ open, candidate }) => {
    const page = await open(path, { as: candidate, reducedMotion: true })
    await editButton(page).waitFor()
    expect(await section(page, 'About').count()).toBe(0)
    expect(
      await profile(page).getByRole('banner').or(profile(page).locator('header').first()).innerText(),
    ).not.toMatch(/Phone|Location/)
  })
})
