import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { goodPassword } from '#tests/support/api.ts'
import { letDecisionsPass } from '#tests/support/decisions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { test } from '#tests/support/fixtures.ts'
import { aMember } from '#tests/support/staff-desk.ts'
import { caller } from '#tests/support/api.ts'
import {
  anApplicant,
  interviewed,
  openAssessment,
  rowOf,
  rows,
  signInOnPage,
  waitForRows,
} from './desk-page.ts'

const jobId = 'cluster-engineer'
const people = 12
const criteria = ['Finds faults', 'Explains them', 'Works with others']
const ownSentence = 'We read your application with care, and chose a candidate with more years in networks.'

async function draftPosition(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New position' }).click()
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByText('Please enter a title').waitFor()
  await page.getByLabel('Title').first().fill('Cluster Engineer')
  await page.getByLabel('Department').fill('Engineering')
  await page.getByLabel('Location').fill('Kuala Lumpur')
  await page.getByLabel('Work mode').selectOption('Hybrid')
  await page.getByLabel('From').fill('9,000')
  await page.getByLabel('To', { exact: true }).fill('8,000')
  await page.getByLabel('Description').fill('You run the machines that train models.')
  await page.getByLabel('One criterion per line').fill(criteria.join('\n'))
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('dialog').getByText('You run the machines that train models.').waitFor()
  await page.getByRole('dialog').getByText('Hybrid').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await page.getByText('Please make the upper end of the pay at least as high as its lower end').waitFor()
  await page.getByLabel('To', { exact: true }).fill('13,000')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await page.getByText('Saved as a draft.').waitFor()
}

/** Adds a section to the draft that is longer than candidates are told, and publishes it after a confirmation. */
async function publishDraft(page: Page, site: string): Promise<void> {
  expect((await fetch(`${site}/careers/${jobId}`)).status).toBe(404)
  await page.getByRole('link', { name: 'Positions', exact: true }).click()
  await rowOf(page, 'Draft').getByRole('link', { name: 'Cluster Engineer' }).click()
  await page.getByRole('button', { name: 'Add a section' }).click()
  const section = page.getByRole('group', { name: 'Section 1' })
  await section.getByLabel('Title').fill('Faults')
  await section.getByLabel('Questions').fill('Which fault took you longest?')
  await section.getByLabel('Minutes').fill('45')
  await page.getByText('The sections take 45 minutes').waitFor()
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('dialog').getByText('The sections take 45 minutes').waitFor()
  await page.getByRole('button', { name: 'Back to the draft' }).click()
  await section.getByLabel('Minutes').fill('10')
  await page.getByText('The sections take').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Candidates see the change on the site.').waitFor()
  expect((await fetch(`${site}/careers/${jobId}`)).status).toBe(200)
}

/** Expects pay and work mode in the form of the saved position. */
async function expectPay(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Open the position' }).click()
  await page.getByLabel('From').waitFor()
  expect(await page.getByLabel('From').inputValue()).toBe('9,000')
  expect(await page.getByLabel('To', { exact: true }).inputValue()).toBe('13,000')
  expect(await page.getByLabel('Work mode').inputValue()).toBe('hybrid')
}

async function assess(page: Page): Promise<void> {
  await openAssessment(page)
  const marks = page.getByRole('radio', { name: '3 Well' })
  await marks.last().waitFor()
  expect(await marks.count()).toBe(criteria.length)
  for (const mark of await marks.all()) await mark.locator('..').click()
  await page.getByLabel('Note', { exact: true }).fill('Knows schedulers.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Your assessment is saved.').waitFor()
}

async function invite(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Invite to an interview' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Date and time').fill('2099-12-31T15:00')
  await dialog.getByLabel('Place or call link').fill('Level 30, Menara Merbok')
  await dialog.getByLabel('The letter').getByText('Level 30, Menara Merbok').waitFor()
  await dialog.getByRole('button', { name: 'Invite to an interview' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Decided by Siti Hajar').waitFor()
}

/** Rejects all applicants but the invited one, whom the dialog leaves out. A reload keeps the offer to undo all. */
async function rejectTheOthers(page: Page, invited: string): Promise<void> {
  await rejectAll(page, invited)
  await page.reload()
  await page.getByText(`${people} decisions of yours can still be undone`).waitFor()
  await rowOf(page, invited).getByRole('button', { name: /^Undo/ }).waitFor()
}

async function rejectAll(page: Page, invited: string): Promise<void> {
  await page.getByLabel('Select all shown').check()
  await rowOf(page, invited).getByRole('link').focus()
  await page.keyboard.press('x')
  await page.getByText(`${people - 1} selected`).waitFor()
  await page.keyboard.press('x')
  await page.getByText(`${people} selected`).waitFor()
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Reject ${people - 1} of ${people} applicants?` })
  expect(await dialog.getByRole('checkbox', { name: 'Invited to interview (1)' }).isChecked()).toBe(false)
  await dialog.getByText(invited, { exact: true }).waitFor()
  await dialog.getByLabel('Reason').first().selectOption('Another applicant was chosen')
  await dialog.getByLabel('What the letter says').fill(ownSentence)
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('a recruiter publishes a position, reads twelve applications, watches, invites one and rejects the others', async ({
  open,
  stack,
}) => {
  const call = caller(stack)
  const member = await aMember(stack, call, { role: 'recruiter', name: 'Siti Hajar' })
  // The page's first call, which asks for the member, is answered 401.
  const page = await open('/desk', { expectedErrors: [/401/] })
  await signInOnPage(page, member, goodPassword)
  await page.getByText('Write your first position').waitFor()
  await page.getByRole('link', { name: 'Positions', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Positions' }).waitFor()
  await draftPosition(page)
  await expectPay(page)
  await publishDraft(page, stack.site)

  const applicants: Awaited<ReturnType<typeof anApplicant>>[] = []
  for (let number = 1; number <= people; number += 1)
    applicants.push(await anApplicant(call, jobId, { name: `Applicant ${number}a` }))
  const [invited, recalled] = applicants
  if (invited === undefined || recalled === undefined)
    throw new Error('The test needs at least two applicants.')
  await interviewed(stack, invited, jobId)

  await page.getByRole('link', { name: 'Positions', exact: true }).click()
  // The list shows what it has read before, a draft whose link leads elsewhere, until it is read again.
  await rows(page)
    .filter({ hasNotText: 'Draft' })
    .getByRole('link', { name: 'Cluster Engineer', exact: true })
    .click()
  await waitForRows(page, people)
  expect(await rows(page).count()).toBe(people)
  await rowOf(page, invited.name).getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: invited.name }).waitFor()
  await page.getByRole('button', { name: 'Watch' }).click()
  const recording = page.frameLocator('iframe[title="Recording of the interview"]')
  // Outside of the transcript, the page has the same texts by question.
  const transcript = recording.locator('.transcript')
  await transcript.getByRole('button', { name: 'The scheduler is part of the product.' }).click()
  await eventually(
    () => recording.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime),
    (seconds) => seconds > 5,
  )
  await assess(page)
  await invite(page)

  await page.getByRole('link', { name: 'Back to the list' }).click()
  await rejectTheOthers(page, invited.name)
  await rowOf(page, recalled.name).getByRole('button', { name: /^Undo/ }).click()
  await rowOf(page, recalled.name).getByRole('button', { name: /^Undo/ }).waitFor({ state: 'detached' })

  await letDecisionsPass(stack)
  const about = (email: string) =>
    stack.ses.inbox.list().filter(({ to, tags }) => to.includes(email) && tags['letter'] === 'status')
  await eventually(
    () => applicants.filter(({ email }) => about(email).length > 0).length,
    (count) => count === people - 1,
  )
  expect(about(invited.email)[0]?.text).toContain('Level 30, Menara Merbok')
  expect(about(recalled.email)).toEqual([])
  const rejected = applicants.filter((one) => one !== invited && one !== recalled)
  for (const { email } of rejected) expect(about(email)[0]?.text).toContain(ownSentence)

  await page.reload()
  await rowOf(page, invited.name).getByText('Invited to interview').waitFor()
  await rowOf(page, recalled.name).getByText('AI interview due').waitFor()
  expect(await rows(page).filter({ hasText: 'Rejected' }).count()).toBe(people - 2)
})
