import { aCv, cvDocx, cvPdf, pdfOf, scanOf } from 'cv-reader/documents'
import { describe, expect } from 'vitest'
import { cvLimits } from '#shared/account/cv.ts'
import { aCandidate } from '#tests/support/api.ts'
import { cvDesk } from '#tests/support/cv-desk.ts'
import { postTo, postWithFile } from '#tests/support/cv-upload.ts'
import { setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'

const desk = cvDesk(stack)
setUpProduct()

describe('reading a CV', () => {
  test.each([
    ['PDF', 'cv.pdf', cvPdf],
    ['DOCX', 'CV of mine.DOCX', cvDocx],
  ])('a %s is posted to storage and read', async (_, fileName, make) => {
    const { status, body } = await desk.upload({ fileName, bytes: make() })
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
    const { body } = await desk.call('POST /cv/analyze-text', {
      json: { text: 'Pengalaman Kerja\nJurutera, Semikon Utara Sdn Bhd, Mac 2019 hingga kini' },
    })
    expect(body['data']).toMatchObject({
      extractedData: { experience: [{ position: 'Jurutera', company: 'Semikon Utara Sdn Bhd' }] },
    })
  })

  test('says whether the address in it has an account', async () => {
    const { email } = await aCandidate(desk.call)
    const { body } = await desk.upload({ fileName: 'cv.pdf', bytes: cvPdf({ email }) })
    expect(body['data']).toMatchObject({ userExists: true })
  })

  test('the self-test answers 200', async () => {
    expect((await desk.call('GET /cv/test')).body).toEqual({
      success: true,
      data: { service: 'cv', ready: true },
    })
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
    const answer = await desk.call('POST /cv/upload', { json })
    expect([answer.status, answer.body['detail']]).toEqual([status, message])
  })

  test('S3 accepts only the announced size and type', async () => {
    const { body } = await desk.call('POST /cv/upload', {
      json: { fileName: 'cv.pdf', contentType: 'application/pdf', size: 1000 },
    })
    const { upload: form } = body['data'] as { upload: Parameters<typeof postTo>[0] }
    expect((await postTo(form, Buffer.alloc(1001))).status).toBe(400)
    const other = { ...form, fields: { ...form.fields, 'Content-Type': 'text/html' } }
    expect((await postTo(other, Buffer.alloc(1000))).status).toBe(403)
  })

  test('a file just under 10 MB is accepted and read', async () => {
    const padded = Buffer.concat([cvPdf(), Buffer.from('\n%'), Buffer.alloc(cvLimits.bytes - 3000, 32)])
    const { status } = await desk.upload({ fileName: 'cv.pdf', bytes: padded })
    expect(status).toBe(200)
  })

  test('a form can contain a file of up to 4 MB', async () => {
    const { status, body } = await postWithFile(stack, '/cv/upload', { fileName: 'cv.pdf', bytes: cvPdf() })
    expect(status).toBe(200)
    const { cvId } = body['data'] as { cvId: string }
    expect((await desk.call('POST /cv/analyze-text', { json: { cvId } })).status).toBe(200)
  })

  test.each([
    ['never uploaded', 'a'.repeat(32)],
    ['announced and never posted', undefined],
  ])('a file that was %s is not found', async (_, named) => {
    const announced = await desk.call('POST /cv/upload', {
      json: { fileName: 'cv.pdf', contentType: 'application/pdf', size: 1000 },
    })
    const cvId = named ?? (announced.body['data'] as { cvId: string }).cvId
    const { status, body } = await desk.call('POST /cv/analyze-text', { json: { cvId } })
    expect([status, body['detail']]).toEqual([404, 'No file found. Please upload your CV again.'])
  })
})

test.each([
  ['of empty pages', pdfOf([])],
  ['of more than ten scanned pages', scanOf(11)],
])('a file %s is not sent to text recognition: its data are typed', async (_, bytes) => {
  const { status, body } = await desk.upload({ fileName: 'cv.pdf', bytes })
  expect([status, body['code']]).toEqual([422, 'cv_unreadable'])
})
