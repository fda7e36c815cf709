import { cvPdf } from 'cv-reader/documents'
import { expect } from 'vitest'
import { goodPassword } from '#tests/support/api.ts'
import { test } from '#tests/support/fixtures.ts'
import { linkIn, mailsTo } from '#tests/support/inbox.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { atDesk, rowOf } from './desk-page.ts'

const job = aJob({ id: 'with-people', title: 'Cluster Engineer' })

const person = { name: 'Nurul Huda', email: 'nurul.huda@example.com' }

test('a recruiter adds a person after a lost answer, who says yes, and another one, who has it deleted', async ({
  open,
  stack,
}) => {
  await putJobs(stack, [job])
  const { enter } = await atDesk(stack, { role: 'recruiter', name: 'Siti Hajar' })
  const page = await enter(open, `/desk/positions/${job.id}`, {
    reducedMotion: true,
    expectedErrors: [/ERR_FAILED/],
  })
  const list = page.getByRole('region', { name: 'Waiting for their yes' })
  await list.getByText('Nobody is waiting.').waitFor()

  const dialog = page.getByRole('dialog', { name: 'Add a person' })
  const send = dialog.getByRole('button', { name: 'Send the email' })
  await list.getByRole('button', { name: 'Add a person' }).click()
  await dialog.getByLabel('Name').fill(person.name)
  await dialog.getByLabel('CV (optional)').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('notes'),
  })
  await send.click()
  await dialog.getByText('Please enter your email address').waitFor()
  await dialog.getByText('Please upload a PDF, DOC, or DOCX file.').waitFor()
  await dialog.getByLabel('Email').fill(person.email)
  await dialog.getByLabel('Recommended by (optional)').fill('Farid Ismail')
  await dialog.getByLabel('CV (optional)').setInputFiles({
    name: 'Nurul Huda.pdf',
    mimeType: 'application/pdf',
    buffer: cvPdf(person),
  })
  // The API does what is asked, and its answer is lost.
  await page.route(
    '**/api/desk/jobs/*/people',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await send.click()
  await dialog.getByText(/What you typed is still here/).waitFor()
  await send.click()
  await dialog.waitFor({ state: 'detached' })
  await list.getByText(`The email to ${person.name} (${person.email}) is on its way.`).waitFor()
  await rowOf(page, person.name).getByText('Farid Ismail').waitFor()
  expect(mailsTo(stack, person.email)).toHaveLength(1)

  const theirs = await open(`/introduction#yes=${linkIn(stack, 'yes', person.email)}`, {
    reducedMotion: true,
  })
  await theirs.getByText('Farid Ismail has recommended you for the position Cluster Engineer.').waitFor()
  await theirs.getByText('Nurul Huda.pdf').waitFor()
  expect(theirs.url()).not.toContain('#yes')
  const yes = theirs.getByRole('button', { name: 'Yes, Consider Me' })
  await theirs.getByLabel('New password', { exact: true }).fill(goodPassword)
  await theirs.getByLabel('Confirm new password').fill('another one 1')
  await yes.click()
  await theirs.getByText('Please type the same password again').waitFor()
  await theirs.getByLabel('Confirm new password').fill(goodPassword)
  await yes.click()
  const applied = theirs.getByRole('dialog', { name: 'Application Successful!' })
  await applied.getByRole('button', { name: /Save for Later/ }).click()
  await theirs.getByText(job.title).first().waitFor()

  const other = { name: 'Aisyah Rahman', email: 'aisyah.rahman@example.com' }
  await list.getByRole('button', { name: 'Add a person' }).click()
  await dialog.getByLabel('Name').fill(other.name)
  await dialog.getByLabel('Email').fill(other.email)
  await send.click()
  await rowOf(page, other.name).getByText('Siti Hajar').waitFor()
  // Who has said yes is an applicant by now.
  await rowOf(page, person.name).waitFor({ state: 'detached' })
  const link = `/introduction#delete=${linkIn(stack, 'delete', other.email)}`
  const deleting = await open(link, { reducedMotion: true, expectedErrors: [/400/] })
  await deleting.getByRole('button', { name: 'Delete Now' }).click()
  await deleting.getByRole('heading', { name: 'Everything is deleted' }).waitFor()
  await deleting.goto(new URL(link, deleting.url()).href)
  await deleting.reload()
  await deleting.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  await page.reload()
  await list.getByText('Nobody is waiting.').waitFor()
  await page.goto(new URL(`/desk/applicants?job=${job.id}`, page.url()).href)
  await rowOf(page, person.name).waitFor()
})
