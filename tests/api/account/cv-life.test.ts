import { cvDocx, cvPdf, zipOf } from 'cv-reader/documents'
import { describe, expect } from 'vitest'
import { goodPassword, tokenIn } from '#tests/support/api.ts'
import { aStranger, cvDesk } from '#tests/support/cv-desk.ts'
import { postTo, postWithFile } from '#tests/support/cv-upload.ts'
import { emptyBuckets } from '#tests/support/empty-storage.ts'
import { rowOf } from '#tests/support/rows.ts'
import { setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'

const desk = cvDesk(stack)
setUpProduct()

const read = (cvId: string) => desk.call('POST /cv/analyze-text', { json: { cvId } })
const rowOfTicket = (cvId: string) => rowOf(stack, 'guards', { id: `cv#${cvId}` })

/** An account that was opened with a CV. */
async function registered() {
  const person = aStranger()
  const { cvId = '', body } = await desk.upload({ fileName: 'cv.pdf', bytes: cvPdf(person) })
  const { extractedData } = body['data'] as { extractedData: Record<string, unknown> }
  const answer = await desk.register({ cv_id: cvId })
  expect(answer.status).toBe(200)
  return { person, cvId, extractedData, token: tokenIn(answer) }
}

describe('the id of a CV', () => {
  test('gives no access to its data once an account has it', async () => {
    const { cvId } = await registered()
    const { status, body } = await read(cvId)
    expect([status, body['code']]).toEqual([404, 'cv_not_found'])
    expect(await rowOfTicket(cvId)).not.toHaveProperty('extracted')
  })

  test('is deleted with the account: ticket, data and every version of the file', async () => {
    const { cvId, token } = await registered()
    const { id } = await desk.profileOf(token)
    const second = await desk.upload({ fileName: 'newer.pdf', bytes: cvPdf(await desk.profileOf(token)) })
    await desk.register({ cv_id: second.cvId ?? '', confirm_update: 'true' }, token)
    expect(await desk.filesOf(`cvs/${String(id)}/`)).toHaveLength(2)
    expect((await desk.call('DELETE /auth/me', { json: {}, token })).status).toBe(200)
    for (const one of [cvId, second.cvId ?? '']) {
      expect(await rowOfTicket(one)).toBeUndefined()
      expect((await read(one)).status).toBe(404)
      expect(await desk.filesOf(`pending/${one}`)).toEqual([])
    }
    expect(await desk.filesOf(`cvs/${String(id)}/`)).toEqual([])
  })

  test('opens one account, also with another e-mail address in the corrections', async () => {
    const { cvId, extractedData } = await registered()
    const { email } = aStranger()
    const answer = await desk.register({
      cv_id: cvId,
      pre_extracted_cv_data: JSON.stringify({ ...extractedData, email }),
    })
    expect([answer.status, answer.body['code']]).toEqual([404, 'cv_not_found'])
    const { body } = await desk.call('POST /auth/check-existing-user', { json: { email } })
    expect(body['data']).toEqual({ exists: false })
  })

  test('opens one account by three concurrent requests with different addresses', async () => {
    const { cvId = '', body } = await desk.upload({ fileName: 'cv.pdf', bytes: cvPdf(aStranger()) })
    const { extractedData } = body['data'] as { extractedData: Record<string, unknown> }
    const answers = await Promise.all(
      [aStranger(), aStranger(), aStranger()].map(({ email }) =>
        desk.register({
          cv_id: cvId,
          pre_extracted_cv_data: JSON.stringify({ ...extractedData, email }),
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404])
  })

  test('an update that is sent again is answered alike', async () => {
    const { cvId, extractedData, token } = await registered()
    const form = {
      cv_id: cvId,
      confirm_update: 'true',
      pre_extracted_cv_data: JSON.stringify({ ...extractedData, title: 'Chief Analyst' }),
    }
    for (const answer of [await desk.register(form, token), await desk.register(form, token)]) {
      expect(answer.status).toBe(200)
      expect(await desk.profileOf(tokenIn(answer))).toMatchObject({
        title: 'Chief Analyst',
        cvFileName: 'cv.pdf',
      })
    }
    const { cv_url: link } = await desk.profileOf(token)
    expect((await fetch(String(link))).status).toBe(200)
    const unproved = await desk.register(form)
    expect([unproved.status, unproved.body['code']]).toEqual([401, 'sign_in_to_update'])
  })
})

describe('a file that changes after it was read', () => {
  async function swapped(person: { email: string; name: string }) {
    const bytes = cvPdf(person)
    const announced = await desk.call('POST /cv/upload', {
      json: { fileName: 'cv.pdf', contentType: 'application/pdf', size: bytes.length },
    })
    const { cvId, upload } = announced.body['data'] as {
      cvId: string
      upload: Parameters<typeof postTo>[0]
    }
    await postTo(upload, bytes)
    expect((await read(cvId)).status).toBe(200)
    expect((await postTo(upload, Buffer.alloc(bytes.length, 'MZ this is a program '))).status).toBe(204)
    return cvId
  }

  test('is not adopted, and the answer of the registration says that no file is stored', async () => {
    const answer = await desk.register({ cv_id: await swapped(aStranger()) })
    expect(answer.body['data']).toMatchObject({ cvStored: false })
    const profile = await desk.profileOf(tokenIn(answer))
    expect(profile).toMatchObject({ cvFileName: null, cv_url: null })
    expect(await desk.filesOf(`cvs/${String(profile['id'])}/`)).toEqual([])
  })

  test('changes nothing of an account that it was to update', async () => {
    const { token } = await registered()
    const before = await desk.profileOf(token)
    const { email } = before as { email: string }
    const cvId = await swapped({ email, name: 'Another Name' })
    const answer = await desk.register({ cv_id: cvId, confirm_update: 'true' }, token)
    expect([answer.status, answer.body['code']]).toEqual([404, 'cv_not_found'])
    expect({ ...(await desk.profileOf(token)), cv_url: '' }).toEqual({ ...before, cv_url: '' })
  })
})

test('a registration with a CV that could not be stored says so', async () => {
  const { email, name } = aStranger()
  const stored = await postWithFile(
    stack,
    '/auth/register',
    { fileName: 'cv.docx', bytes: cvDocx() },
    { fields: { email, name, password: goodPassword } },
  )
  expect(stored.body['data']).toMatchObject({ cvStored: true })
  const person = aStranger()
  const { cvId = '' } = await desk.upload({ fileName: 'cv.pdf', bytes: cvPdf(person) })
  await emptyBuckets(stack.s3)
  const lost = await desk.register({ cv_id: cvId })
  expect(lost.status).toBe(200)
  expect(lost.body['data']).toMatchObject({ user: person, cvStored: false })
})

test('a file that could not be read is not read again', async () => {
  const { cvId = '', body } = await desk.upload({
    fileName: 'cv.pdf',
    bytes: Buffer.from('%PDF-1.7 and nothing else'),
  })
  expect(body['code']).toBe('cv_unreadable')
  // Without the file, a second reading would not find it.
  await emptyBuckets(stack.s3)
  const again = await read(cvId)
  expect([again.status, again.body['code']]).toEqual([422, 'cv_unreadable'])
})

test('an archive that only has the name of a DOCX is refused at each endpoint that takes a CV', async () => {
  const archive = zipOf([{ name: 'evil.exe', content: 'MZ' }])
  const { email, name } = aStranger()
  const file = { fileName: 'cv.docx', bytes: archive }
  const answers = [
    await postWithFile(stack, '/auth/register', file, { fields: { email, name, password: goodPassword } }),
    await postWithFile(stack, '/cv/upload', file),
    await postWithFile(stack, '/auth/register-with-cv', file),
    await desk.upload(file),
  ]
  expect(answers.map(({ status, body }) => [status, body['code']])).toEqual(
    answers.map(() => [415, 'cv_wrong_type']),
  )
})

describe('a file name', () => {
  test.each([
    ['half a character', '\ud800.pdf', '\ufffd.pdf'],
    ['control characters', 'my\0 \r\ncv.pdf', 'my cv.pdf'],
    ['a character that turns the writing direction', 'cv\u202Efdp.exe.pdf', 'cv fdp.exe.pdf'],
    ['an emoji where it is cut', `${'a'.repeat(43)}${'😀'.repeat(100)}.pdf`, undefined],
  ])('with %s is stored as one well-formed line', async (_, fileName, expected) => {
    const person = aStranger()
    const { cvId = '' } = await desk.upload({ fileName, bytes: cvPdf(person) })
    const token = tokenIn(await desk.register({ cv_id: cvId }))
    const profile = await desk.profileOf(token)
    const stored = String(profile['cvFileName'])
    expect(stored.isWellFormed() && !/[\p{Cc}\u202A-\u202E]/u.test(stored)).toBe(true)
    if (expected !== undefined) expect(stored).toBe(expected)
    expect((await fetch(String(profile['cv_url']))).status).toBe(200)
    expect((await desk.call('GET /auth/me/export', { token })).status).toBe(200)
  })

  test('of 245 UTF-16 units with emoji, in a form, leaves the account readable', async () => {
    const { email, name } = aStranger()
    const file = { fileName: `${'😀'.repeat(120)}a.pdf`, bytes: cvPdf() }
    const fields = { email, name, password: goodPassword }
    const token = tokenIn(await postWithFile(stack, '/auth/register', file, { fields }))
    expect((await desk.call('GET /auth/me', { token })).status).toBe(200)
  })
})
