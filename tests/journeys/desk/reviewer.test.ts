import { cvPdf } from 'cv-reader/documents'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { goodPassword } from '#tests/support/api.ts'
import { postWithFile } from '#tests/support/cv-upload.ts'
import { eventually } from '#tests/support/eventually.ts'
import { test } from '#tests/support/fixtures.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { lettersSettled } from '#tests/support/staff-desk.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { inWideRun } from '#tests/support/wide-run.ts'
import { anApplicant, atDesk, interviewed, openAssessment, rows, turn, waitForRows } from './desk-page.ts'

const own = aJob({
  id: 'own',
  title: 'Storage Engineer',
  criteria: ['Finds faults', 'Explains them', 'Listens'],
})
const other = aJob({ id: 'other', title: 'Network Engineer' })

test('a reviewer reads, marks and compares the applicants for one position, and sees no other position', async ({
  open,
  stack,
}) => {
  await putJobs(stack, [own, other])
  const { call, enter } = await atDesk(stack, { role: 'reviewer', positions: [own.id], name: 'Daniel Wong' })
  const first = await anApplicant(call, own.id, { name: 'Lim Wei Jie' })
  const second = await anApplicant(call, own.id, { name: 'Tan Mei Ling' })
  const foreign = await anApplicant(call, other.id, { name: 'Kavitha Devi' })
  await interviewed(stack, first, own.id)
  await interviewed(stack, second, own.id, [
    turn('assistant', 'Tell me what draws you here.', 0),
    turn('user', 'I would like to run storage.', 4),
  ])
  const colleague = await atDesk(stack, { role: 'recruiter', name: 'Siti Hajar' })
  const marks = Object.fromEntries(own.criteria.map((criterion) => [criterion, 4]))
  await call(`PUT /desk/applications/${first.applicationId}/assessments`, {
    cookie: colleague.cookie,
    json: { note: 'Very clear.', marks, updatedAt: null },
  })

  const page = await enter(open, '/desk/positions', { expectedErrors: [/404/] })
  expect(await page.getByRole('link', { name: 'Enquiries' }).count()).toBe(0)
  await page.getByText('Storage Engineer').waitFor()
  expect(await page.getByText('Network Engineer').count()).toBe(0)
  await page.getByRole('link', { name: 'Applicants', exact: true }).click()
  await waitForRows(page, 2)
  expect(await rows(page).count()).toBe(2)

  // The keyboard moves to the newest row, to the one below, and opens it.
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: first.name }).waitFor()
  expect(await page.getByRole('button', { name: 'Reject' }).count()).toBe(0)
  await page.getByText('1 colleague has assessed this applicant.').waitFor()
  await openAssessment(page)
  expect(await page.getByText('Very clear.').count()).toBe(0)
  const partly = page.getByRole('radio', { name: '2 Partly' })
  expect(await partly.count()).toBe(own.criteria.length)
  // A click on the label waits until the page no longer moves; the radio button itself is not visible.
  for (const mark of await partly.all()) await mark.locator('..').click()
  for (const mark of await partly.all()) expect(await mark.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Very clear.').waitFor()

  // The back button focuses the row that was opened.
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Applicants' }).waitFor()
  await page.locator('[data-row]:focus').waitFor()
  await page.keyboard.press('x')
  await page.keyboard.press('k')
  await page.keyboard.press('x')
  await page.getByRole('link', { name: 'Compare' }).click()
  await page.getByRole('heading', { level: 1, name: 'Compare applicants' }).waitFor()
  await page.getByText('The scheduler is part of the product.').waitFor()
  await page.getByText('I would like to run storage.').waitFor()
  await page.getByText('Asked: Tell me what draws you here.').waitFor()
  await page.getByText('How large is the team?').first().waitFor()
  await page.reload()
  await page.getByText('I would like to run storage.').waitFor()

  await page.goto(`${stack.site}/desk/applicants/${foreign.applicationId}`)
  await page.getByRole('heading', { name: 'Application not found' }).waitFor()
})

/** A candidate with a CV, who was interviewed. */
async function withCv(stack: TestStack, call: Awaited<ReturnType<typeof atDesk>>['call']) {
  const fields = { name: 'Chong Kah Wai', email: 'kah.wai@example.com', password: goodPassword }
  const file = { fileName: 'Chong Kah Wai.pdf', bytes: cvPdf(fields) }
  await postWithFile(stack, '/auth/register', file, { fields })
  const { body } = await call('POST /auth/login', { json: fields })
  const { token, user } = body['data'] as { token: string; user: { id: string } }
  await call('PATCH /auth/me', { token, json: { title: 'Storage Engineer at Kinabalu' } })
  await call(`POST /jobs/${own.id}/apply`, { token })
  await interviewed(stack, { id: user.id, token }, own.id)
}

const isWiderThanScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

test(
  'a reviewer on a phone reads, watches, marks and writes a note, and decides nothing',
  inWideRun,
  async ({ open, stack }) => {
    await putJobs(stack, [own, other])
    const { call, enter } = await atDesk(stack, {
      role: 'reviewer',
      positions: [own.id],
      name: 'Daniel Wong',
    })
    const aina = await atDesk(stack, { role: 'recruiter', name: 'Aina Zulkifli' })
    await withCv(stack, call)
    await anApplicant(call, other.id, { name: 'Kavitha Devi' })
    const page = await enter(open, '/desk', { width: 390, touch: true, reducedMotion: true })
    const panel = (name: string) => page.getByRole('region', { name })

    await page.getByRole('link', { name: 'Applicants', exact: true }).tap()
    await page.getByRole('link', { name: 'Chong Kah Wai' }).waitFor()
    expect(await page.getByText(/Kavitha Devi|Network Engineer/).count()).toBe(0)
    expect(await isWiderThanScreen(page)).toBe(false)
    await page.getByRole('link', { name: 'Chong Kah Wai' }).tap()
    await panel('Profile').getByText('Storage Engineer at Kinabalu').waitFor()
    await panel('CV').getByRole('button', { name: 'Open the CV' }).tap()
    await panel('CV').getByText('The link works for five minutes.').waitFor()
    expect(await panel('CV').locator('iframe').getAttribute('title')).toBe('CV, Chong Kah Wai.pdf')

    const interview = panel('AI interview')
    await interview.getByText('What interests you most about this position?').waitFor()
    await interview.getByText('The scheduler is part of the product.').waitFor()
    await panel('Questions for us').getByText('“How large is the team?”').waitFor()
    await interview.getByRole('button', { name: 'Play from 0:05' }).tap()
    const video = page.frameLocator('iframe[title="Recording of the interview"]').locator('video')
    await eventually(
      () => video.evaluate((element: HTMLVideoElement) => element.currentTime),
      (seconds) => seconds >= 5,
    )

    await panel('Your assessment').locator('summary').tap()
    const marks = panel('Your assessment').getByRole('radio', { name: '3 Well' })
    for (const mark of await marks.all()) await mark.locator('..').tap()
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
    await page.getByText('Your assessment is saved.').waitFor()
    const notes = panel('Team notes')
    await notes.getByLabel('Add a note').tap()
    await page.keyboard.type('Please invite him, @ain')
    await notes.getByRole('button', { name: 'Aina Zulkifli' }).tap()
    await notes.getByRole('button', { name: 'Add note' }).tap()
    await notes.getByText('Your note is saved.').waitFor()
    await lettersSettled(stack)
    expect(mailsTo(stack, aina.member.email).at(-1)?.subject).toMatch(/^Daniel Wong mentioned you in a note/)

    // No decision, no bar, no letter, and the stage as a word.
    expect(await panel('Decision').count()).toBe(0)
    expect(
      await page
        .getByRole('button', { name: /^(?:Decide|Reject|Accept|Invite|Write to|Answer|Mark as)/ })
        .count(),
    ).toBe(0)
    expect(await page.getByLabel('Stage of Chong Kah Wai').count()).toBe(0)
    expect(await isWiderThanScreen(page)).toBe(false)
  },
)
