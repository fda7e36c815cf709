import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { cvPdf } from 'cv-reader/documents'
import { expect } from 'vitest'
import { dayMilliseconds, minuteMilliseconds } from '#shared/platform/durations.ts'
import { goodPassword } from '#tests/support/api.ts'
import { applicantLists } from '#tests/support/applicant-lists.ts'
import { letDecisionsPass } from '#tests/support/decisions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { linkIn, mailsTo } from '#tests/support/inbox.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { lettersSettled } from '#tests/support/staff-desk.ts'
import { rowOf, rows, signInOnPage } from './desk-page.ts'
import { cluster, network, notice, pass, storage, test } from './forty-applicants.ts'

// The days are one after another: each begins where the one before has ended.

const quiet = { reducedMotion: true } as const
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name })

/** The groups of Today with their counts, in their order, and the count in the menu. */
async function expectToday(page: Page, groups: readonly string[], inMenu: number): Promise<void> {
  await expect.poll(() => page.locator('main h2').allTextContents()).toEqual(groups)
  await menu(page, `Today ${inMenu} waiting for the team`).waitFor()
}

type Week = { call: Parameters<typeof applicantLists>[0]; siti: { cookie: string } }

/** Waits until the list has the applicants, in the order and with the stages that the API has for the filter of the page. */
async function expectTruth(page: Page, { call, siti }: Week, count: number): Promise<void> {
  const query = Object.fromEntries(new URL(page.url()).searchParams)
  const listed = await applicantLists(call).listOf(query, siti.cookie)
  expect(listed).toHaveLength(count)
  const shown = () =>
    rows(page).evaluateAll((all) =>
      all.map((row) => [
        row.querySelector<HTMLElement>('[data-row]')?.dataset['row'],
        row.querySelector<HTMLSelectElement>('[data-stage]')?.value,
      ]),
    )
  await expect.poll(shown).toEqual(listed.map(({ id, stage }) => [id, stage]))
  await page.getByText(count === 1 ? '1 applicant' : `${count} applicants`, { exact: true }).waitFor()
}

const statusLetters = (stack: TestStack, email: string) =>
  mailsTo(stack, email).filter(({ tags }) => tags['letter'] === 'status')

/** What a field of date and time takes: an hour of a day after today, in Malaysian time. */
const hourInDays = (days: number, hour: number): string =>
  `${new Date(Date.now() + days * dayMilliseconds).toISOString().slice(0, 10)}T${hour}:00`

// The forty applications have the time of a hook, not that of Monday.
test.beforeAll(({ week }) => void week)

test('Monday: Today says what waits; the recruiter finds applicants by their answers, and shortlists five by keys', async ({
  open,
  week,
}) => {
  const page = await open('/desk', { ...quiet, expectedErrors: [/401/] })
  await signInOnPage(page, week.siti.member, goodPassword)
  await expectToday(page, ['To review 12', 'Questions to answer 2'], 14)
  await menu(page, 'Positions').click()
  for (const [job, toReview, all] of [
    [cluster, 8, 20],
    [network, 4, 12],
    [storage, 0, 8],
  ] as const) {
    const cells = rowOf(page, job.title).getByRole('cell')
    await expect
      .poll(() => cells.allTextContents())
      .toEqual(expect.arrayContaining([`To review: ${toReview}`, `Applicants: ${all}`]))
  }

  await page.getByRole('link', { name: cluster.title, exact: true }).click()
  await expectTruth(page, week, 20)
  await page.getByText('Filter by answers').click()
  await page.getByLabel(pass).selectOption('No')
  await page.getByRole('group', { name: notice }).getByLabel('To', { exact: true }).fill('4')
  await page.keyboard.press('Enter')
  await rowOf(page, `${cluster.title} 02`).waitFor({ state: 'detached' })
  await expectTruth(page, week, 8)
  await page.getByRole('columnheader', { name: 'Applied' }).getByRole('link').click()
  await expectTruth(page, week, 8)

  const reads: string[] = []
  page.on('request', (request) => {
    if (/\/desk\/(applicants|today)/.test(request.url()) && request.method() === 'GET')
      reads.push(request.url())
  })
  for (let row = 0; row < 5; row += 1) {
    await page.keyboard.press('j')
    await page.keyboard.press('x')
  }
  await page.getByText('5 selected').waitFor()
  // With a selection, the key leads to the stage of all of them.
  await page.keyboard.press('s')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('Sh')
  await page.keyboard.press('Enter')
  await page.getByText('5 applicants moved to Shortlist.').waitFor()
  await expectTruth(page, week, 8)
  expect(reads).toHaveLength(2)
  // The next keys go on from the row of the last one, and no row with the focus is behind the bar.
  for (const next of [6, 7, 8]) {
    await page.keyboard.press('j')
    const row = rows(page)
      .nth(next - 1)
      .locator('[data-row]:focus')
    await row.waitFor()
    const isInFront = (link: HTMLElement): boolean => {
      const { x, y, width, height } = link.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === link
    }
    await expect.poll(() => row.evaluate(isInFront)).toBe(true)
  }

  await page.goto(new URL(`/desk/positions/${cluster.id}`, page.url()).href)
  await page.getByRole('link', { name: 'New (15)' }).waitFor()
  await page.getByRole('link', { name: 'Shortlist (5)' }).click()
  await expectTruth(page, week, 5)
})

test('Tuesday: the recruiter adds a person, who says yes, and mentions a colleague, who finds the note', async ({
  open,
  stack,
  week: { siti, daniel, ...week },
}) => {
  const page = await siti.enter(open, `/desk/applicants?job=${storage.id}`, quiet)
  await page.getByRole('link', { name: 'Open the position' }).click()
  const person = { name: 'Nurul Huda', email: 'nurul.huda@example.com' }
  await page.getByRole('button', { name: 'Add a person' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a person' })
  await adding.getByLabel('Name').fill(person.name)
  await adding.getByLabel('Email').fill(person.email)
  await adding.getByLabel('CV (optional)').setInputFiles({
    name: 'Nurul Huda.pdf',
    mimeType: 'application/pdf',
    buffer: cvPdf(person),
  })
  await adding.getByRole('button', { name: 'Send the email' }).click()
  await rowOf(page, person.name).waitFor()
  const theirs = await open(`/introduction#yes=${linkIn(stack, 'yes', person.email)}`, quiet)
  await theirs.getByLabel('New password', { exact: true }).fill(goodPassword)
  await theirs.getByLabel('Confirm new password').fill(goodPassword)
  await theirs.getByRole('button', { name: 'Yes, Consider Me' }).click()
  await theirs.getByRole('dialog', { name: 'Application Successful!' }).waitFor()
  await menu(page, 'Positions').click()
  await expect
    .poll(() => rowOf(page, storage.title).getByRole('cell').allTextContents())
    .toContain('Applicants: 9')
  await page.getByRole('link', { name: storage.title, exact: true }).click()
  await expectTruth(page, { siti, ...week }, 9)
  await page.getByRole('link', { name: person.name }).click()
  await page.getByText('Nurul Huda.pdf').first().waitFor()

  await menu(page, 'Today').click()
  await expectToday(page, ['To review 12', 'Questions to answer 2'], 14)
  const [first] = week.networks
  const name = first?.name ?? ''
  await panel(page, 'Questions to answer').getByRole('link', { name }).click()
  const notes = panel(page, 'Team notes')
  await notes.getByLabel('Add a note').fill('Worth a call, ')
  await notes.getByLabel('Add a note').press('End')
  await notes.getByLabel('Add a note').pressSequentially('@dan')
  await page.keyboard.press('Enter')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await notes.getByText('Your note is saved.').waitFor()
  await lettersSettled(stack)
  expect(mailsTo(stack, daniel.member.email).at(-1)?.subject).toMatch(/^Siti Hajar mentioned you in a note/)

  const his = await daniel.enter(open, '/desk', quiet)
  // A reviewer answers no questions, and sees one position.
  await expectToday(his, ['Notes that mention you 1', 'To review 4'], 5)
  await panel(his, 'Notes that mention you').getByRole('link', { name }).click()
  await panel(his, 'Team notes').getByText('Mentions you').waitFor()
  await his.getByRole('link', { name: 'Today 4 waiting for the team' }).waitFor()
})

test('Wednesday: the recruiter answers one question by a letter, marks the other one, and writes to a candidate', async ({
  open,
  stack,
  week: { siti, ...week },
}) => {
  const page = await siti.enter(open, '/desk', quiet)
  await panel(page, 'Questions to answer').getByRole('link', { name: 'Show all' }).click()
  await expectTruth(page, { siti, ...week }, 2)
  const [asking, other, written] = [week.networks[0], week.clusters[0], week.clusters[1]]
  if (asking === undefined || other === undefined || written === undefined) throw new Error('Nobody applied.')

  await page.getByRole('link', { name: asking.name }).click()
  await panel(page, 'Questions for us').getByRole('button', { name: 'Answer' }).first().click()
  const answering = page.getByRole('dialog', { name: `Answer ${asking.name}` })
  await answering.getByRole('textbox', { name: /^Letter/ }).pressSequentially('We are nine.')
  await answering.getByRole('button', { name: 'Send the letter' }).click()
  await answering.waitFor({ state: 'detached' })
  await panel(page, 'Questions for us').getByText('Answered by Siti Hajar, in a letter').waitFor()
  // The list is the one that was opened; the answered candidate has left it.
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expectTruth(page, { siti, ...week }, 1)
  await page.getByRole('link', { name: 'Today 13 waiting for the team' }).waitFor()
  await page.getByRole('link', { name: other.name }).click()
  await panel(page, 'Questions for us').getByRole('button', { name: 'Mark as answered' }).click()
  await panel(page, 'Questions for us').getByText('Answered by Siti Hajar').waitFor()

  await menu(page, 'Applicants').click()
  await page.getByLabel('Name, email, phone, skills or title').fill(written.name)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: written.name }).click()
  await page.getByRole('button', { name: `Write to ${written.name}` }).click()
  const writing = page.getByRole('dialog', { name: `Write to ${written.name}` })
  await writing.getByLabel('Subject').fill('Your notice period')
  await writing.getByRole('textbox', { name: /^Letter/ }).fill('When could you begin?')
  await writing.getByRole('button', { name: 'Send the letter' }).click()
  await page.getByText('The letter is on its way').waitFor()

  const letters = await eventually(
    () => {
      stack.passTime(5)
      return [asking, other, written].map(({ email }) =>
        mailsTo(stack, email).flatMap(({ tags, text }) => (tags['letter'] === 'written' ? [text] : [])),
      )
    },
    ([answer = [], , letter = []]) => answer.length > 0 && letter.length > 0,
  )
  expect(letters).toEqual([
    [expect.stringContaining('We are nine.')],
    [],
    [expect.stringContaining('When could you begin?')],
  ])
  await menu(page, 'Today').click()
  await expectToday(page, ['To review 12'], 12)
})

test('Thursday: a candidate chooses one of two times from the letter, and another goes on without the AI interview', async ({
  open,
  stack,
  week: { siti, ...week },
}) => {
  const [invited, waived] = [week.networks[1], week.clusters.at(-1)]
  if (invited === undefined || waived === undefined) throw new Error('Nobody applied.')
  const page = await siti.enter(open, '/desk', quiet)
  await panel(page, 'To review').getByRole('link', { name: 'Show all' }).click()
  await expectTruth(page, { siti, ...week }, 12)
  await page.getByRole('link', { name: invited.name }).click()
  const decision = panel(page, 'Decision')
  await decision.getByRole('button', { name: 'Invite to an interview' }).click()
  const dialog = page.getByRole('dialog', { name: /^Invite to an interview/ })
  await dialog.getByLabel('Several times').check()
  await dialog.getByLabel('Time 1').fill(hourInDays(3, 10))
  await dialog.getByLabel('Time 2').fill(hourInDays(4, 15))
  await dialog.getByLabel('Place or call link').fill('Level 20')
  await dialog.getByLabel('Who meets the candidate').selectOption('Siti Hajar')
  await dialog.getByLabel('The letter').getByText('2. ').waitFor()
  await dialog.getByRole('button', { name: 'Invite to an interview' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await rowOf(page, invited.name)
    .getByText(/^Invited to interview at/)
    .waitFor()

  await page.goto(new URL(`/desk/applicants/${waived.applicationId}`, page.url()).href)
  await decision.getByRole('button', { name: 'Invite to an interview' }).click()
  await dialog.getByLabel('Why without the AI interview').fill('Built our first cluster.')
  await dialog.getByRole('button', { name: 'Invite to an interview' }).click()
  await dialog.waitFor({ state: 'detached' })
  await menu(page, 'Today').click()
  await expectToday(page, ['To review 11', 'Decisions you can still undo 2'], 11)

  await letDecisionsPass(stack)
  await lettersSettled(stack)
  expect(statusLetters(stack, waived.email).map(({ text }) => text)).toEqual([
    expect.not.stringContaining('Built our first cluster.'),
  ])
  await page.reload()
  await expectToday(page, ['To review 11', 'Invited, without an answer 2'], 11)
  const theirs = await open(`/invitation#invitation=${linkIn(stack, 'invitation', invited.email)}`, quiet)
  await theirs.getByRole('button', { name: /10:00 – 10:45 AM/ }).click()
  await theirs.getByText('Our team knows that you will be there.').waitFor()
  await page.reload()
  await expectToday(
    page,
    ['To review 11', 'Interviews in the next 7 days 1', 'Invited, without an answer 1'],
    11,
  )
  await panel(page, 'Interviews in the next 7 days').getByText('10:00 AM').waitFor()
})

test('Friday: the recruiter rejects those who are not shortlisted, undoes it after a reload, and rejects them for good', async ({
  open,
  stack,
  week: { siti, ...week },
}) => {
  const page = await siti.enter(open, `/desk/applicants?job=${cluster.id}&stage=New`, {
    ...quiet,
    before: ({ clock }) => clock.install({ time: stack.now() }),
  })
  await expectTruth(page, { siti, ...week }, 15)
  const reason = 'Skills do not match'
  const words = 'We read your application with care, and chose others.'
  const reject = async (): Promise<void> => {
    await page.getByLabel('Select all shown').check()
    await page.getByRole('button', { name: 'Reject', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Reject 14 of 15 applicants?' })
    await dialog.getByLabel('Reason').first().selectOption(reason)
    await dialog.getByLabel('What the letter says').fill(words)
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await reject()
  await page.reload()
  await page.getByText('14 decisions of yours can still be undone').waitFor()
  await page.getByRole('button', { name: 'Undo all' }).click()
  await page.getByText('14 decisions undone.').waitFor()
  await rows(page).getByRole('button', { name: /^Undo/ }).first().waitFor({ state: 'detached' })
  await reject()
  await page.getByText('14 decisions of yours can still be undone').waitFor()

  const rejected = week.clusters.filter(
    ({ applicationId }) => applicationId !== week.clusters.at(-1)?.applicationId,
  )
  await letDecisionsPass(stack)
  const told = () => rejected.filter(({ email }) => statusLetters(stack, email).length > 0)
  await eventually(
    () => told().length,
    (count) => count === 14,
  )
  for (const { email } of told()) {
    expect(statusLetters(stack, email).map(({ text }) => text)).toEqual([expect.stringContaining(words)])
  }
  // They are no longer new, on the page that stays open too.
  const passedMilliseconds = stack.now().getTime() - (await page.evaluate(() => Date.now()))
  await page.clock.fastForward(passedMilliseconds + minuteMilliseconds)
  await expect.poll(() => rows(page).count()).toBe(1)
  expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0)
  await page.goto(new URL(`/desk/positions/${cluster.id}`, page.url()).href)
  await page.getByRole('link', { name: 'New (1)' }).waitFor()
  await page.getByRole('link', { name: `${reason} (14)` }).click()
  await expectTruth(page, { siti, ...week }, 14)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(new Set(lines.slice(1).map((line) => line.split(',')[0]))).toEqual(
    new Set(told().map(({ name }) => name)),
  )
  expect(lines).toHaveLength(1 + 14)
  await menu(page, 'Today').click()
  await expectToday(
    page,
    ['To review 6', 'Interviews in the next 7 days 1', 'Invited, without an answer 1'],
    6,
  )
})
