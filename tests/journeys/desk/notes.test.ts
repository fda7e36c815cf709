import { expect } from 'vitest'
import { goodPassword } from '#tests/support/api.ts'
import { test } from '#tests/support/fixtures.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { lettersSettled } from '#tests/support/staff-desk.ts'
import { anApplicant, atDesk, signInOnPage } from './desk-page.ts'

const job = aJob({ id: 'with-notes', title: 'Storage Engineer' })
const other = aJob({ id: 'without-notes' })

test('a recruiter mentions a reviewer in a note, loses an answer and the sign-in, and the reviewer answers', async ({
  open,
  stack,
}) => {
  await putJobs(stack, [job, other])
  const siti = await atDesk(stack, { role: 'recruiter', name: 'Siti Hajar' })
  const positions = [job.id]
  const daniel = await atDesk(stack, { role: 'reviewer', name: 'Daniel Wong', positions })
  await atDesk(stack, { role: 'reviewer', name: 'Danish Iqbal', positions: [other.id] })
  const applicant = await anApplicant(siti.call, job.id, { name: 'Farid Ismail' })
  const path = `/desk/applicants/${applicant.applicationId}`
  const page = await siti.enter(open, path, {
    reducedMotion: true,
    expectedErrors: [/401/, /ERR_FAILED/],
  })
  const panel = page.getByRole('region', { name: 'Team notes' })
  const field = panel.getByLabel('Add a note')
  const notes = panel.getByRole('listitem')

  // By keyboard: the arrow goes to the list, Enter chooses, and typing goes on behind the name.
  await field.fill('Please ask about backups, ')
  await field.press('End')
  await field.pressSequentially('@dan')
  const offer = panel.getByRole('list', { name: 'Colleagues to mention' })
  expect(await offer.getByRole('button').allTextContents()).toEqual(['Daniel WongReviewer'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await offer.waitFor({ state: 'detached' })
  await page.keyboard.type('today.')
  const text = 'Please ask about backups, @Daniel Wong today.'
  expect(await field.inputValue()).toBe(text)
  await panel.getByText('Email to Daniel Wong').waitFor()

  // The API writes the note, and the answer is lost.
  await page.route('**/notes/*', async (route) => {
    await route.fetch()
    await route.abort('failed')
  })
  await panel.getByRole('button', { name: 'Add note' }).click()
  await panel.getByText('The note was not saved. What you typed is still here.').waitFor()
  await page.unroute('**/notes/*')
  // Then the sign-in ends.
  await page.context().clearCookies()
  await panel.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('dialog').getByText('Your sign-in has ended.').waitFor()
  await signInOnPage(page, siti.member, goodPassword)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe(text)
  await panel.getByRole('button', { name: 'Add note' }).click()
  await panel.getByText('Your note is saved.').waitFor()
  expect(await notes.count()).toBe(1)
  expect(await field.inputValue()).toBe('')
  await page.getByRole('region', { name: 'History' }).getByText('wrote a note').waitFor()

  await lettersSettled(stack)
  const letters = mailsTo(stack, daniel.member.email).filter(({ subject }) => subject.includes('mentioned'))
  expect(letters.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Siti Hajar mentioned you in a note/),
  ])
  const link = /\S+#notes/.exec(letters[0]?.text ?? '')?.[0] ?? ''

  // Today lists it until it is opened.
  const reviewer = await daniel.enter(open, '/desk', { reducedMotion: true })
  const mentions = reviewer.getByRole('region', { name: 'Notes that mention you' })
  await mentions.getByRole('link', { name: 'Farid Ismail' }).waitFor()
  await reviewer.goto(new URL(new URL(link).pathname + new URL(link).hash, reviewer.url()).href)
  const theirs = reviewer.getByRole('region', { name: 'Team notes' })
  await theirs.getByText('Mentions you').waitFor()
  expect(await theirs.getByRole('button', { name: 'Change' }).count()).toBe(0)
  await theirs.getByLabel('Add a note').fill('Every nihgt, he says.')
  await theirs.getByRole('button', { name: 'Add note' }).click()
  await theirs.getByRole('button', { name: 'Change' }).click()
  await theirs.getByLabel('Change your note').fill('Every night, he says.')
  await theirs.getByRole('button', { name: 'Save', exact: true }).click()
  await theirs.getByText('Your note is changed.').waitFor()
  await theirs.getByLabel('Add a note').fill('A second thought.')
  await theirs.getByRole('button', { name: 'Add note' }).click()
  await theirs.getByRole('listitem').getByText('A second thought.').waitFor()
  await theirs.getByRole('button', { name: 'Delete' }).last().click()
  await reviewer.getByRole('dialog').getByRole('button', { name: 'Delete the note' }).click()
  await theirs.getByText('Your note is deleted.').waitFor()
  await reviewer.getByRole('link', { name: 'Today' }).click()
  await reviewer.getByText('Nothing waits for you').waitFor()

  // The recruiter's page shows it when its window gets the focus. SWR ignores a focus that follows another one within seconds.
  const isShown = async (): Promise<boolean> => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    return panel.getByText('Every night, he says.').isVisible()
  }
  await expect.poll(isShown, { timeout: 20_000 }).toBe(true)
  expect(await notes.count()).toBe(2)
})
