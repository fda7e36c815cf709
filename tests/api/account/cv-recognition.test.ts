import { scanOf } from 'cv-reader/documents'
import { NotBegun } from 'cv-reader/errors'
import type { PicturedFile, TextRecognition } from 'cv-reader/text-recognition'
import { beforeEach, expect } from 'vitest'
import { cv } from '#shared/account/contract/cv.ts'
import { limits } from '#shared/platform/contract/limits.ts'
import { cvUses } from '#functions/account/cv/app.ts'
import { routes } from '#functions/account/cv/routes.ts'
import { serve } from '#functions/platform/http/lambda.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { systemWorld } from '#functions/platform/world/world.ts'
import { localCvProgram } from '#infra/local/functions/cv-program.ts'
import { localKeyRing } from '#infra/local/functions/sign-in-keys.ts'
import { caller } from '#tests/support/api.ts'
import { setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { postedCv } from '#tests/support/cv-upload.ts'
import { anEvent } from '#tests/support/events.ts'
import { appOn, configOf, localCallers } from '#tests/support/function-config.ts'
import { everyRow } from '#tests/support/rows.ts'
import { patientMilliseconds } from '#tests/support/stack.ts'

const pages = 5
const { max: maxPages } = limits.recognisedPages
const { max: maxOfNetwork } = limits.recognisedPagesPerNetwork

setUpProduct()

const word = { text: 'nurul@example.com', left: 10, right: 200, bottom: 20, height: 12, confidence: 99 }
const page = { width: 595, height: 842, words: [word] }
const recognised = (chargedPages: number) => ({ pages: [page], chargedPages })

const lines: string[] = []
let days = 0
const now = (): number => Date.now() + days * limits.recognisedPages.windowSeconds * 1000
beforeEach(() => {
  lines.length = 0
  // Each test has the counters of a day of its own.
  days += 1
  stack.shiftClock(now() - Date.now())
})

/** The function that reads CVs, with the answers of a service that recognises text, one for each call. */
function readerWith(...answers: (Awaited<ReturnType<TextRecognition>> | Error)[]) {
  const asked: Omit<PicturedFile, 'bytes'>[] = []
  const recognise: TextRecognition = async (file) => {
    const { id, isBegun } = file
    asked.push({ id, pages: file.pages, ...(isBegun !== undefined && { isBegun }) })
    const answer = answers.shift() ?? recognised(file.pages)
    if (answer instanceof Error) throw answer
    return answer
  }
  const config = configOf(stack, 'cv')
  const log = createLog({}, (line) => lines.push(line))
  const app = appOn(cvUses, [config, { ...systemWorld(), log, clock: () => new Date(now()) }], {
    secrets: localCallers,
    ring: localKeyRing(stack.directory),
    program: localCvProgram,
    recognise,
  })
  const handler = serve(cv, routes, app, patientMilliseconds)
  const headers = {
    'x-api-key': localCallers.apiKeys[0] ?? '',
    'x-origin-verify': localCallers.originSecrets[0] ?? '',
  }
  const ask = async (cvId: string) => {
    const { statusCode, body } = await handler(
      anEvent('POST /api/cv/analyze-text', { json: { cvId }, headers }),
    )
    return { status: statusCode, body: JSON.parse(body) }
  }
  return { asked, ask, app }
}

const upload = (count = pages): Promise<string> => postedCv(caller(stack), scanOf(count))

const countersOf = async () => {
  const rows = (await everyRow(stack)) as { id?: string; used?: number }[]
  const day =
    Math.floor(now() / 1000 / limits.recognisedPages.windowSeconds) * limits.recognisedPages.windowSeconds
  const of = (name: string) =>
    rows
      .filter(({ id }) => id?.startsWith(`rate#${name}#`) === true && id.endsWith(`#${day}`))
      .map(({ used }) => used)
  return { day: of('recognisedPages'), network: of('recognisedPagesPerNetwork') }
}

const counted = (count: number) => ({ day: [count], network: [count] })

test('a scan whose recognition takes long is answered 503 with when to ask again, is counted once, and then read', async () => {
  const cvId = await upload()
  const { asked, ask } = readerWith('pending')
  const first = await ask(cvId)
  expect(first).toMatchObject({ status: 503, body: { code: 'cv_still_reading', retry_after: 5 } })
  expect(await ask(cvId)).toMatchObject({
    status: 200,
    body: { data: { extractedData: { email: 'nurul@example.com' } } },
  })
  expect(asked).toEqual([
    { id: cvId, pages },
    { id: cvId, pages, isBegun: true },
  ])
  expect(await countersOf()).toEqual(counted(pages))
})

test('pages of a scan are counted as the service charges them, by one of concurrent calls', async () => {
  const { ask } = readerWith('pending', recognised(2), recognised(2), recognised(2))
  const cvId = await upload()
  await ask(cvId)
  await Promise.all([ask(cvId), ask(cvId), ask(cvId)])
  expect(await countersOf()).toEqual(counted(2))
})

test('pages are given back where the service refuses the file, and not where its answer is lost', async () => {
  const refusal = Object.assign(new NotBegun(new Error('busy')), { name: 'ThrottlingException' })
  const { ask, asked } = readerWith(refusal, Object.assign(new Error('late'), { name: 'TimeoutError' }))
  const cvId = await upload()
  expect((await ask(cvId)).status).toBe(503)
  expect(await countersOf()).toEqual(counted(0))
  expect((await ask(cvId)).status).toBe(503)
  expect((await ask(cvId)).status).toBe(200)
  expect(asked.map(({ isBegun }) => isBegun)).toEqual([undefined, undefined, true])
  expect(await countersOf()).toEqual(counted(pages))
})

test.each([
  ['of the network', 'recognisedPagesPerNetwork', maxOfNetwork],
  ['of the day', 'recognisedPages', maxPages],
] as const)('a scan beyond the pages %s is not sent: its data are typed', async (_, name, max) => {
  const { ask, asked, app } = readerWith()
  const cvId = await upload()
  const first = await upload()
  await ask(first)
  const rows = (await everyRow(stack)) as { id?: string }[]
  const [key = ''] = rows.flatMap(({ id }) =>
    id?.startsWith(`rate#${name}#`) === true ? [id.split('#')[2] ?? ''] : [],
  )
  await app.limiter.add([{ name, key, amount: max - 2 * pages + 1 }])
  expect(await ask(cvId)).toMatchObject({ status: 422, body: { code: 'cv_unreadable' } })
  expect(asked.map(({ id }) => id)).toEqual([first])
  expect(lines.filter((line) => line.includes('RecognitionUsedUp'))).toHaveLength(
    name === 'recognisedPages' ? 1 : 0,
  )
  // One page less is within it.
  await app.limiter.add([{ name, key, amount: -1 }])
  expect((await ask(cvId)).status).toBe(200)
})
