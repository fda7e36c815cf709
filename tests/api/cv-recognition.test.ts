import { pdfOf } from 'cv-reader/documents'
import type { PicturedFile, TextRecognition } from 'cv-reader/text-recognition'
import { expect, test } from 'vitest'
import { cv } from '#shared/contract/cv.ts'
import { createCvApp } from '#functions/cv/app.ts'
import { createCvReader } from '#functions/cv/reader.ts'
import { routes } from '#functions/cv/routes.ts'
import { serve } from '#functions/http/lambda.ts'
import { createLog } from '#functions/observability/log.ts'
import { systemWorld } from '#functions/world.ts'
import { localCvProgram } from '#infra/local/functions/cv-program.ts'
import { localKeyRing } from '#infra/local/functions/sign-in-keys.ts'
import { caller } from '#tests/support/api.ts'
import { postedCv } from '#tests/support/cv-upload.ts'
import { anEvent } from '#tests/support/events.ts'
import { configOf } from '#tests/support/function-config.ts'
import { patientMilliseconds, startTestStack } from '#tests/support/stack.ts'

const pages = 5

test('a scan whose recognition takes long is answered 503 with when to ask again, and then read', async () => {
  const stack = await startTestStack({ site: 'none' })
  const asked: Pick<PicturedFile, 'id' | 'pages'>[] = []
  const recognise: TextRecognition = ({ id, pages: count }) => {
    asked.push({ id, pages: count })
    const word = { text: 'nurul@example.com', left: 10, right: 200, bottom: 20, height: 12, confidence: 99 }
    return Promise.resolve(asked.length === 1 ? 'pending' : [{ width: 595, height: 842, words: [word] }])
  }
  const config = configOf(stack, 'cv')
  const app = createCvApp({
    config,
    ring: localKeyRing(stack.directory),
    world: { ...systemWorld(), log: createLog({}, () => {}) },
    reader: createCvReader({ log: createLog({}, () => {}), program: localCvProgram, recognise }),
  })
  const cvId = await postedCv(caller(stack), pdfOf([], pages))

  const [apiKey = ''] = config.apiKeys
  const [originSecret = ''] = config.originSecrets
  const handler = serve(cv, routes, app, patientMilliseconds)
  const ask = () =>
    handler(
      anEvent('POST /api/cv/analyze-text', {
        json: { cvId },
        headers: { 'x-api-key': apiKey, 'x-origin-verify': originSecret },
      }),
    )
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
  await stack.close()
})
