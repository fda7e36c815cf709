import { aCv, cvDocx, cvPdf, docxOf, type Paragraph } from 'cv-reader/documents'
import { describe, expect } from 'vitest'
import { goodPassword, tokenIn } from '#tests/support/api.ts'
import { aStranger, cvDesk } from '#tests/support/cv-desk.ts'
import { postWithFile } from '#tests/support/cv-upload.ts'
import { setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { mailsTo } from '#tests/support/inbox.ts'

const desk = cvDesk(stack)
setUpProduct()

describe('registering with a CV', () => {
  test('opens an account with its data, stores the file, and e-mails a link to set a password', async () => {
    const person = aStranger()
    const { cvId = '' } = await desk.upload({ fileName: 'My CV.pdf', bytes: cvPdf(person) })
    const answer = await desk.register({ cv_id: cvId })
    expect(answer.status).toBe(200)
    const profile = await desk.profileOf(tokenIn(answer))
    expect(profile).toMatchObject({
      ...person,
      title: aCv.title,
      skills: ['SQL', 'Python', 'Power BI'],
      cvFileName: 'My CV.pdf',
    })
    const file = await fetch(String(profile['cv_url']))
    expect(Buffer.from(await file.arrayBuffer())).toEqual(cvPdf(person))
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''My%20CV.pdf")
    expect(await desk.filesOf(`pending/${cvId}`)).toEqual([])
    expect(mailsTo(stack, person.email).at(-1)?.text).toContain('#reset=')
  })

  test("the candidate's corrections replace what was read", async () => {
    const person = aStranger()
    const { cvId = '', body } = await desk.upload({ fileName: 'cv.pdf', bytes: cvPdf(person) })
    const { extractedData } = body['data'] as { extractedData: Record<string, unknown> }
    const corrected = { ...extractedData, title: 'Chief Analyst', skills: ['SQL'] }
    const answer = await desk.register({ cv_id: cvId, pre_extracted_cv_data: JSON.stringify(corrected) })
    expect(await desk.profileOf(tokenIn(answer))).toMatchObject({ title: 'Chief Analyst', skills: ['SQL'] })
  })

  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['too long a name', JSON.stringify({ name: 'x'.repeat(101) })],
  ])('corrections that are %s are refused', async (_, text) => {
    const { cvId = '' } = await desk.upload({ fileName: 'cv.pdf', bytes: cvPdf(aStranger()) })
    expect((await desk.register({ cv_id: cvId, pre_extracted_cv_data: text })).status).toBe(422)
  })

  test('corrections with unknown fields change nothing else', async () => {
    const person = aStranger()
    const { cvId = '', body } = await desk.upload({ fileName: 'cv.pdf', bytes: cvPdf(person) })
    const { extractedData } = body['data'] as { extractedData: Record<string, unknown> }
    const greedy = { ...extractedData, id: 'other', epoch: 9, passwordHash: 'x', role: 'operator' }
    const answer = await desk.register({ cv_id: cvId, pre_extracted_cv_data: JSON.stringify(greedy) })
    expect(answer.status).toBe(200)
    expect((await desk.profileOf(tokenIn(answer)))['id']).not.toBe('other')
  })

  test('refuses a CV without an e-mail address until the candidate adds one', async () => {
    const { cvId = '', body } = await desk.upload({ fileName: 'cv.pdf', bytes: cvPdf({ email: '' }) })
    const refused = await desk.register({ cv_id: cvId })
    expect([refused.status, refused.body['code']]).toEqual([422, 'cv_without_email'])
    const { extractedData } = body['data'] as { extractedData: Record<string, unknown> }
    const { email } = aStranger()
    const answer = await desk.register({
      cv_id: cvId,
      pre_extracted_cv_data: JSON.stringify({ ...extractedData, email }),
    })
    expect(answer.status).toBe(200)
  })

  test('a file that cannot be read is registered with the typed data', async () => {
    const person = aStranger()
    const { cvId = '', body } = await desk.upload({
      fileName: 'cv.pdf',
      bytes: Buffer.from('%PDF-1.7 and nothing else'),
    })
    expect(body['code']).toBe('cv_unreadable')
    const answer = await desk.register({ cv_id: cvId, pre_extracted_cv_data: JSON.stringify(person) })
    expect(answer.status).toBe(200)
    expect(await desk.profileOf(tokenIn(answer))).toMatchObject({ ...person, cvFileName: 'cv.pdf' })
  })

  test('by two concurrent calls opens one account', async () => {
    const { cvId = '' } = await desk.upload({ fileName: 'cv.pdf', bytes: cvPdf(aStranger()) })
    const answers = await Promise.all([desk.register({ cv_id: cvId }), desk.register({ cv_id: cvId })])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  test('a form can contain the file', async () => {
    const person = aStranger()
    const { status, body } = await postWithFile(
      stack,
      '/auth/register-with-cv',
      { fileName: 'cv.docx', bytes: cvDocx(person) },
      { fields: { confirm_update: 'false' } },
    )
    expect(status).toBe(200)
    expect(body['data']).toMatchObject({ user: person })
  })

  test('/auth/register stores a file without reading it', async () => {
    const { email, name } = aStranger()
    const file = { fileName: 'cv.docx', bytes: cvDocx({ name: 'Another Name' }) }
    const answer = await postWithFile(stack, '/auth/register', file, {
      fields: { email, name, password: goodPassword },
    })
    expect(answer.status).toBe(200)
    const profile = await desk.profileOf(tokenIn(answer))
    expect(profile).toMatchObject({ name, title: '', cvFileName: 'cv.docx' })
    expect(await desk.filesOf(`cvs/${String(profile['id'])}/`)).toHaveLength(1)
  })

  test('/auth/register refuses a file whose bytes contradict its name, and opens no account', async () => {
    const { email, name } = aStranger()
    const file = { fileName: 'cv.pdf', bytes: cvDocx() }
    const answer = await postWithFile(stack, '/auth/register', file, { fields: { email, name } })
    expect([answer.status, answer.body['detail']]).toEqual([415, 'Please upload a PDF, DOC, or DOCX file.'])
    const { body } = await desk.call('POST /auth/check-existing-user', { json: { email } })
    expect(body['data']).toEqual({ exists: false })
  })

  test('without any file says so', async () => {
    const { status, body } = await desk.register({})
    expect([status, body['detail']]).toEqual([404, 'No file found. Please upload your CV again.'])
  })
})

describe('what the reader was not sure of', () => {
  const paragraph = (text: string): Paragraph => ({ text })
  const heading = (text: string): Paragraph => ({ text, bold: true, size: 13 })
  /** Its second position stands among the skills, where no reading finds it. */
  const doubtful = ({ name, email }: { name: string; email: string }) =>
    docxOf([
      { text: name, bold: true, size: 20 },
      paragraph(`${email} | +60 12-345 6789`),
      heading('Work Experience'),
      paragraph('Engineer, Angsana Gas Sdn Bhd, 2015 - 2018'),
      heading('Skills'),
      paragraph('Excel, SAP'),
      paragraph('Manager, Kerteh Marine Berhad'),
      paragraph('Jan 2019 - Dec 2020'),
    ])

  test('stays in the profile until the candidate confirms or changes it', async () => {
    for (const change of ['confirm', 'change']) {
      const person = aStranger()
      const { cvId = '' } = await desk.upload({ fileName: 'cv.docx', bytes: doubtful(person) })
      const token = tokenIn(await desk.register({ cv_id: cvId }))
      const { unconfirmed, experience } = await desk.profileOf(token)
      expect(unconfirmed).toEqual(['skills', 'experience'])
      // Of another part of the profile nothing is confirmed.
      await desk.call('PATCH /auth/me', { token, json: { title: 'Engineer', confirmed: ['skills'] } })
      expect((await desk.profileOf(token))['unconfirmed']).toEqual(['experience'])
      const json = change === 'confirm' ? { confirmed: ['experience'] } : { experience }
      expect((await desk.call('PATCH /auth/me', { token, json })).status).toBe(200)
      expect(await desk.profileOf(token)).toMatchObject({ unconfirmed: [], experience })
    }
  })
})
