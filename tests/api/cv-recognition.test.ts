import { expect, test } from 'vitest'
import { cv } from '#shared/contract/cv.ts'
import type { CvApp } from '#functions/cv/app.ts'
import type { PicturedFile, TextRecognition } from '#functions/cv/extract/recognition.ts'
import { createCvReader } from '#functions/cv/reader.ts'
import { routes } from '#functions/cv/routes.ts'
import { serve } from '#functions/http/lambda.ts'
import { createLog } from '#functions/http/log.ts'
import { pdfOf } from '#tests/support/documents.ts'
import { anEvent, testDoors } from '#tests/support/events.ts'

const pages = 5
const cvId = 'scanOfManyPages01'

test('a scan of many pages that takes long is answered 503 with when to ask again, and then read', async () => {
  const asked: Pick<PicturedFile, 'id' | 'pages'>[] = []
  const recognise: TextRecognition = ({ id, pages: count }) => {
    asked.push({ id, pages: count })
    const word = { text: 'nurul@example.com', left: 10, right: 200, bottom: 20, height: 12, confidence: 99 }
    return Promise.resolve(asked.length === 1 ? 'pending' : [{ width: 595, height: 842, words: [word] }])
  }
  // The reader with its thread is the product's own; storage is not what this is about.
  const app = {
    doors: testDoors,
    log: createLog({}, () => {}),
    clock: () => new Date(),
    attempts: () => Promise.resolve({ allowed: true }),
    users: { isTaken: () => Promise.resolve(false) },
    tickets: {
      find: () => Promise.resolve({ fileName: 'scan.pdf', type: 'pdf' }),
      noteExtracted: () => Promise.resolve(),
    },
    files: { pending: () => Promise.resolve(pdfOf([], pages)) },
    reader: createCvReader({
      workerFile: new URL('../../functions/cv/worker.ts', import.meta.url),
      recognise,
    }),
  } as unknown as CvApp
  const handler = serve(cv, routes, app)
  const ask = () => handler(anEvent('POST /api/cv/analyze-text', { json: { cvId } }))

  const first = await ask()
  expect(first.statusCode).toBe(503)
  expect(JSON.parse(first.body)).toMatchObject({ code: 'cv_still_reading', retry_after: 5 })

  const second = await ask()
  expect(second.statusCode).toBe(200)
  expect(JSON.parse(second.body)).toMatchObject({ data: { extractedData: { email: 'nurul@example.com' } } })
  expect(asked).toEqual([
    { id: cvId, pages },
    { id: cvId, pages },
  ])
})
