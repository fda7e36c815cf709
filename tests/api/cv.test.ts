import { ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cvLimits } from '#shared/domain/cv.ts'
import { localAddress } from '#infra/local/config.ts'
import { aCandidate, caller, goodPassword, tokenIn, type Call } from '#tests/support/api.ts'
import { postTo, postWithFile, uploader } from '#tests/support/cv-upload.ts'
import { aCv, cvDocx, cvPdf, pdfOf } from '#tests/support/documents.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
let call: Call
let upload: ReturnType<typeof uploader>
beforeAll(async () => {
  stack = await startTestStack({ site: 'none' })
  call = caller(stack)
  upload = uploader(stack)
})
afterAll(() => stack.close())

let people = 0
/** A CV of somebody nobody has met yet. */
const aStranger = (): { email: string; name: string } => {
  people += 1
  return { email: `stranger.${people}@example.com`, name: 'Siti Rahmah binti Osman' }
}
const register = (form: Record<string, string>, token?: string) =>
  call('POST /auth/register-with-cv', { form: { confirm_update: 'false', ...form }, token })
const filesOf = async (prefix: string): Promise<string[]> => {
  const s3 = new S3Client({ ...localAddress(stack.s3), forcePathStyle: true })
  const { Versions = [] } = await s3.send(
    new ListObjectVersionsCommand({ Bucket: 'uploads', Prefix: prefix }),
  )
  return Versions.flatMap(({ Key }) => (Key === undefined ? [] : [Key]))
}
const profileOf = async (token: string) =>
  (await call('GET /auth/me', { token })).body['data'] as Record<string, unknown>

describe('reading a CV', () => {
  test.each([
    ['PDF', 'cv.pdf', cvPdf],
    ['DOCX', 'CV of mine.DOCX', cvDocx],
  ])('a %s is posted to storage and read', async (_, fileName, make) => {
    const { status, body } = await upload({ fileName, bytes: make() })
    expect(status).toBe(200)
    expect(body['data']).toMatchObject({
      userExists: false,
      fullExtractedInfo: { fileName },
      extractedData: {
        ...aCv,
        summary: 'Data analyst with seven years in retail and telecommunications.',
        skills: ['SQL', 'Python', 'Power BI'],
        experience: [
          {
            position: 'Senior Data Analyst',
            company: 'Gemilang Retail Sdn Bhd',
            start_date: 'Mar 2021',
            end_date: 'Present',
            description: 'Built a demand forecast that cut stock-outs by 18%',
          },
          { position: 'Data Analyst', company: 'Telekom Utara Berhad' },
        ],
        education: [
          {
            degree: 'Bachelor of Science',
            institution: 'Universiti Kebangsaan Malaysia',
            field_of_study: 'Statistics',
          },
        ],
        languages: [
          { language: 'Malay', proficiency: 'Native' },
          { language: 'English', proficiency: 'Fluent' },
        ],
      },
    })
  })

  test('a text is read like a file', async () => {
    const { body } = await call('POST /cv/analyze-text', {
      json: { text: 'Pengalaman Kerja\nJurutera, Semikon Utara Sdn Bhd, Mac 2019 hingga kini' },
    })
    expect(body['data']).toMatchObject({
      extractedData: { experience: [{ position: 'Jurutera', company: 'Semikon Utara Sdn Bhd' }] },
    })
  })

  test('says whether the address in it has an account', async () => {
    const { email } = await aCandidate(call)
    const { body } = await upload({ fileName: 'cv.pdf', bytes: cvPdf({ email }) })
    expect(body['data']).toMatchObject({ userExists: true })
  })

  test('the service says that it can read', async () => {
    expect((await call('GET /cv/test')).body).toEqual({ success: true, data: { service: 'cv', ready: true } })
  })

  test.each([
    [
      { fileName: 'cv.txt', contentType: 'text/plain', size: 10 },
      415,
      'Please upload a PDF, DOC, or DOCX file.',
    ],
    [
      { fileName: 'cv.pdf', contentType: 'application/pdf', size: cvLimits.bytes + 1 },
      413,
      'File size must be less than 10MB.',
    ],
  ])('%j is refused before it is sent', async (json, status, message) => {
    const answer = await call('POST /cv/upload', { json })
    expect([answer.status, answer.body['detail']]).toEqual([status, message])
  })

  test('storage takes only the file that was announced: not a larger one, and not another type', async () => {
    const { body } = await call('POST /cv/upload', {
      json: { fileName: 'cv.pdf', contentType: 'application/pdf', size: 1000 },
    })
    const { upload: form } = body['data'] as { upload: Parameters<typeof postTo>[0] }
    expect((await postTo(form, Buffer.alloc(1001))).status).toBe(400)
    const other = { ...form, fields: { ...form.fields, 'Content-Type': 'text/html' } }
    expect((await postTo(other, Buffer.alloc(1000))).status).toBe(403)
  })

  test('a file of just under 10 MB is taken and read', async () => {
    const padded = Buffer.concat([cvPdf(), Buffer.from('\n%'), Buffer.alloc(cvLimits.bytes - 3000, 32)])
    const { status } = await upload({ fileName: 'cv.pdf', bytes: padded })
    expect(status).toBe(200)
  })

  test('a form may bring a file of up to 4 MB itself', async () => {
    const { status, body } = await postWithFile(stack, '/cv/upload', { fileName: 'cv.pdf', bytes: cvPdf() })
    expect(status).toBe(200)
    const { cvId } = body['data'] as { cvId: string }
    expect((await call('POST /cv/analyze-text', { json: { cvId } })).status).toBe(200)
  })

  test.each([
    ['never uploaded', 'a'.repeat(32)],
    ['announced and never sent', undefined],
  ])('a file that was %s is not found', async (_, named) => {
    const announced = await call('POST /cv/upload', {
      json: { fileName: 'cv.pdf', contentType: 'application/pdf', size: 1000 },
    })
    const cvId = named ?? (announced.body['data'] as { cvId: string }).cvId
    const { status, body } = await call('POST /cv/analyze-text', { json: { cvId } })
    expect([status, body['detail']]).toEqual([404, 'No file found. Please upload your CV again.'])
  })
})

describe('registering with a CV', () => {
  test('opens an account with what it says, keeps the file, and mails a link to set a password', async () => {
    const person = aStranger()
    const { cvId = '' } = await upload({ fileName: 'My CV.pdf', bytes: cvPdf(person) })
    const answer = await register({ cv_id: cvId })
    expect(answer.status).toBe(200)
    const profile = await profileOf(tokenIn(answer))
    expect(profile).toMatchObject({
      ...person,
      title: aCv.title,
      skills: ['SQL', 'Python', 'Power BI'],
      cvFileName: 'My CV.pdf',
    })
    const file = await fetch(String(profile['cv_url']))
    expect(Buffer.from(await file.arrayBuffer())).toEqual(cvPdf(person))
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''My%20CV.pdf")
    expect(await filesOf(`pending/${cvId}`)).toEqual([])
    const letter = stack.ses.inbox.list().findLast(({ to }) => to.includes(person.email))
    expect(letter?.text).toContain('#reset=')
  })

  test('takes what the candidate corrected in place of what was read', async () => {
    const person = aStranger()
    const { cvId = '', body } = await upload({ fileName: 'cv.pdf', bytes: cvPdf(person) })
    const { extractedData } = body['data'] as { extractedData: Record<string, unknown> }
    const corrected = { ...extractedData, title: 'Chief Analyst', skills: ['SQL'] }
    const answer = await register({ cv_id: cvId, pre_extracted_cv_data: JSON.stringify(corrected) })
    expect(await profileOf(tokenIn(answer))).toMatchObject({ title: 'Chief Analyst', skills: ['SQL'] })
  })

  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a name without end', JSON.stringify({ name: 'x'.repeat(101) })],
  ])('corrections that are %s are refused', async (_, text) => {
    const { cvId = '' } = await upload({ fileName: 'cv.pdf', bytes: cvPdf(aStranger()) })
    expect((await register({ cv_id: cvId, pre_extracted_cv_data: text })).status).toBe(422)
  })

  test('corrections cannot name more than a CV does', async () => {
    const person = aStranger()
    const { cvId = '', body } = await upload({ fileName: 'cv.pdf', bytes: cvPdf(person) })
    const { extractedData } = body['data'] as { extractedData: Record<string, unknown> }
    const greedy = { ...extractedData, id: 'other', epoch: 9, passwordHash: 'x', role: 'operator' }
    const answer = await register({ cv_id: cvId, pre_extracted_cv_data: JSON.stringify(greedy) })
    expect(answer.status).toBe(200)
    expect((await profileOf(tokenIn(answer)))['id']).not.toBe('other')
  })

  test('asks for the address that a CV does not name', async () => {
    const { cvId = '', body } = await upload({ fileName: 'cv.pdf', bytes: cvPdf({ email: '' }) })
    const refused = await register({ cv_id: cvId })
    expect([refused.status, refused.body['code']]).toEqual([422, 'cv_without_email'])
    const { extractedData } = body['data'] as { extractedData: Record<string, unknown> }
    const { email } = aStranger()
    const answer = await register({
      cv_id: cvId,
      pre_extracted_cv_data: JSON.stringify({ ...extractedData, email }),
    })
    expect(answer.status).toBe(200)
  })

  test('a file that cannot be read never blocks: what the person typed is enough', async () => {
    const person = aStranger()
    const { cvId = '', body } = await upload({
      fileName: 'cv.pdf',
      bytes: Buffer.from('%PDF-1.7 and nothing else'),
    })
    expect(body['code']).toBe('cv_unreadable')
    const answer = await register({ cv_id: cvId, pre_extracted_cv_data: JSON.stringify(person) })
    expect(answer.status).toBe(200)
    expect(await profileOf(tokenIn(answer))).toMatchObject({ ...person, cvFileName: 'cv.pdf' })
  })

  test('twice at once opens one account', async () => {
    const { cvId = '' } = await upload({ fileName: 'cv.pdf', bytes: cvPdf(aStranger()) })
    const answers = await Promise.all([register({ cv_id: cvId }), register({ cv_id: cvId })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a form may bring the file itself', async () => {
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

  test('in the plain form takes a file along as it is, without reading it', async () => {
    const { email, name } = aStranger()
    const file = { fileName: 'cv.docx', bytes: cvDocx({ name: 'Another Name' }) }
    const answer = await postWithFile(stack, '/auth/register', file, {
      fields: { email, name, password: goodPassword },
    })
    expect(answer.status).toBe(200)
    const profile = await profileOf(tokenIn(answer))
    expect(profile).toMatchObject({ name, title: '', cvFileName: 'cv.docx' })
    expect(await filesOf(`cvs/${String(profile['id'])}/`)).toHaveLength(1)
  })

  test('in the plain form refuses a file that is not what its name says, and opens no account', async () => {
    const { email, name } = aStranger()
    const file = { fileName: 'cv.pdf', bytes: cvDocx() }
    const answer = await postWithFile(stack, '/auth/register', file, { fields: { email, name } })
    expect([answer.status, answer.body['detail']]).toEqual([415, 'Please upload a PDF, DOC, or DOCX file.'])
    const { body } = await call('POST /auth/check-existing-user', { json: { email } })
    expect(body['data']).toEqual({ exists: false })
  })

  test('without any file says so', async () => {
    const { status, body } = await register({})
    expect([status, body['detail']]).toEqual([404, 'No file found. Please upload your CV again.'])
  })
})

describe('a CV that names somebody who has an account', () => {
  /** Somebody with a profile of their own, and a CV in a stranger's hand that names their address. */
  async function namedByAStranger() {
    const victim = await aCandidate(call, { name: 'Victoria Rightful' })
    await call('PATCH /auth/me', {
      token: victim.token,
      json: { phone: '+60 3-9999 0000', title: 'Secret Title' },
    })
    const { cvId = '' } = await upload({
      fileName: 'cv.pdf',
      bytes: cvPdf({ email: victim.email, name: 'Mallory Stranger' }),
    })
    return { victim, cvId }
  }
  const stored = /Victoria|9999 0000|Secret Title/

  test('is answered 409 with what the file says, and nothing that is stored', async () => {
    const { victim, cvId } = await namedByAStranger()
    const { status, body } = await register({ cv_id: cvId })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      success: false,
      extractedData: { name: 'Mallory Stranger', email: victim.email },
      fullExtractedInfo: { name: 'Mallory Stranger' },
    })
    expect(typeof body['detail']).toBe('string')
    expect(JSON.stringify(body)).not.toMatch(stored)
  })

  test('gets a stranger neither a token nor a stored fact, whatever they claim', async () => {
    const { victim, cvId } = await namedByAStranger()
    const stranger = await aCandidate(call)
    const claims = [
      register({ cv_id: cvId, confirm_update: 'true' }),
      register({ cv_id: cvId, confirm_update: 'true', password: 'not the right 1' }),
      register({ cv_id: cvId, confirm_update: 'true', password: '' }),
      register({ cv_id: cvId, confirm_update: 'true' }, stranger.token),
      register({ cv_id: cvId, confirm_update: 'true', password: goodPassword.toUpperCase() }, stranger.token),
    ]
    for (const { status, body } of await Promise.all(claims)) {
      expect(status).toBe(401)
      expect(JSON.stringify(body)).not.toMatch(stored)
      expect(JSON.stringify(body)).not.toContain('token')
      expect(body['detail']).toBe('To update this account, enter its password or sign in first.')
    }
    expect(await profileOf(victim.token)).toMatchObject({
      name: 'Victoria Rightful',
      title: 'Secret Title',
      cvFileName: null,
    })
  })

  test('updates the account of whoever knows its password', async () => {
    const { victim, cvId } = await namedByAStranger()
    const answer = await register({ cv_id: cvId, confirm_update: 'true', password: goodPassword })
    expect(answer.status).toBe(200)
    expect(await profileOf(tokenIn(answer))).toMatchObject({
      id: victim.id,
      name: 'Mallory Stranger',
      cvFileName: 'cv.pdf',
    })
  })

  test('updates the account of whoever is signed in to it', async () => {
    const { victim, cvId } = await namedByAStranger()
    const answer = await register({ cv_id: cvId, confirm_update: 'true' }, victim.token)
    expect(answer.status).toBe(200)
  })

  test('takes the place of an earlier file, of which nothing stays', async () => {
    const { victim, cvId } = await namedByAStranger()
    await register({ cv_id: cvId, confirm_update: 'true' }, victim.token)
    const second = await upload({ fileName: 'newer.docx', bytes: cvDocx({ email: victim.email }) })
    await register({ cv_id: second.cvId ?? '', confirm_update: 'true' }, victim.token)
    expect(await filesOf(`cvs/${victim.id}/`)).toEqual([`cvs/${victim.id}/${second.cvId}.docx`])
  })

  test('guesses at the password through this door count as failed sign-ins', async () => {
    const { victim, cvId } = await namedByAStranger()
    for (let guess = 0; guess < 10; guess += 1) {
      await register({ cv_id: cvId, confirm_update: 'true', password: `guess number ${guess}` })
    }
    const { status } = await call('POST /auth/login', {
      json: { email: victim.email, password: goodPassword },
    })
    expect(status).toBe(429)
  })
})

test('a deleted account takes its CV along, file and all', async () => {
  const { cvId = '' } = await upload({ fileName: 'cv.pdf', bytes: cvPdf(aStranger()) })
  const answer = await register({ cv_id: cvId })
  const token = tokenIn(answer)
  const { id } = await profileOf(token)
  expect(await filesOf(`cvs/${String(id)}/`)).toHaveLength(1)
  expect((await call('DELETE /auth/me', { json: {}, token })).status).toBe(200)
  expect(await filesOf(`cvs/${String(id)}/`)).toEqual([])
})

test('an empty page says nothing, and nothing is invented', async () => {
  const { status, body } = await upload({ fileName: 'cv.pdf', bytes: pdfOf([]) })
  expect(status).toBe(200)
  expect(body['data']).toMatchObject({
    userExists: false,
    extractedData: { name: '', email: '', skills: [], experience: [], education: [] },
  })
})
