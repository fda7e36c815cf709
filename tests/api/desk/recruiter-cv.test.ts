import { cvDocx, cvPdf } from 'cv-reader/documents'
import { expect } from 'vitest'
import { caller, goodPassword } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { aStranger } from '#tests/support/cv-desk.ts'
import { postWithFile } from '#tests/support/cv-upload.ts'
import { emptyBuckets } from '#tests/support/empty-storage.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { succeeding, toolInProcess } from '#tests/support/recruiter-tool.ts'
import type { TestStack } from '#tests/support/stack.ts'

/** A candidate who registered with this file and applied. */
async function anApplicant(stack: TestStack, file: { fileName: string; bytes: Buffer }) {
  await putJobs(stack, [aJob()])
  const call = caller(stack)
  const { email, name } = aStranger()
  await postWithFile(stack, '/auth/register', file, { fields: { email, name, password: goodPassword } })
  const signedIn = await call('POST /auth/login', { json: { email, password: goodPassword } })
  const { token, user } = signedIn.body['data'] as { token: string; user: { id: string } }
  expect((await call(`POST /jobs/${aJob().id}/apply`, { token })).status).toBe(200)
  return { application: `${user.id}--${aJob().id}`, tool: succeeding(toolInProcess(stack)) }
}

const linkIn = (text: string): string => text.split('\n')[0] ?? ''

test("a recruiter opens the CV of an applicant: a PDF is shown in the browser, with the product's content type", async ({
  stack,
}) => {
  const bytes = cvPdf({ email: 'applicant@example.com' })
  const { application, tool } = await anApplicant(stack, { fileName: 'Lebenslauf “neu”.pdf', bytes })
  const shown = await tool('applications', 'show', application)
  expect(shown).toMatch(/CV +Lebenslauf “neu”\.pdf; "applications cv \w{8}" opens it/)
  const printed = await tool('applications', 'cv', application)
  expect(printed).toContain('Lebenslauf “neu”.pdf opens with this link until')
  expect(linkIn(printed)).toMatch(/X-Amz-Expires=300&/)
  const answer = await fetch(linkIn(printed))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename\*=UTF-8''Lebenslauf%20/)
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  // The signature covers type and name.
  const changed = linkIn(printed).replace('application%2Fpdf', 'text%2Fhtml')
  expect(changed).not.toBe(linkIn(printed))
  expect((await fetch(changed)).status).toBe(403)
})

test('a Word file is downloaded', async ({ stack }) => {
  const { application, tool } = await anApplicant(stack, { fileName: 'cv.docx', bytes: cvDocx() })
  const answer = await fetch(linkIn(await tool('applications', 'cv', application)))
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /)
  expect(answer.headers.get('content-type')).toMatch(/wordprocessingml/)
})

test('a CV whose file is gone is refused with a message, not linked', async ({ stack }) => {
  const { application } = await anApplicant(stack, { fileName: 'cv.docx', bytes: cvDocx() })
  await emptyBuckets(stack.s3)
  const answer = await caller(stack)(`POST /recruiting/applications/${application}/cv/link`)
  expect([answer.status, answer.body['code']]).toEqual([404, 'applicant_without_cv'])
})
