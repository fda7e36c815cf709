import { setImmediate as nextTurn } from 'node:timers/promises'
import { aCv, cvDocx, cvPdf } from 'cv-reader/documents'
import { describe, expect } from 'vitest'
import { errors } from '#shared/platform/contract/errors.ts'
import { setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { uploader } from '#tests/support/cv-upload.ts'
import { hostileFiles } from '#tests/support/hostile-files.ts'
import { growthDuring, processorDuring } from '#tests/support/process-memory.ts'
import { isWideRun } from '#tests/support/wide-run.ts'

/** The memory of the server and its reading process. */
const maxGrowthMegabytes = 300
/** `npm run hostile` also measures processor time and prints all figures; `-t WORD` takes the files of that name. */
const isMeasured = process.env['HOSTILE'] !== undefined
/** `shareOfAll`: the time of a CV beside hostile files, of the time that all of these take. A CV that waits for them takes all of it. */
const max = { processorMilliseconds: 2000, shareOfAll: 0.75 }
/** More than there are processors. */
const atOnce = isWideRun ? 10 : 4

/** Files of one kind are neighbours, so every eighth one is of every kind. */
const sentFiles = hostileFiles.filter((_, index) => isWideRun || index % 8 === 0)

const extracted = { data: { extractedData: { email: aCv.email } } }

const send = uploader(stack)
setUpProduct()
test.beforeAll(async () => {
  // The first reading builds the program that each reading runs.
  await send({ fileName: 'cv.pdf', bytes: cvPdf() })
})

function checkTimes(times: { milliseconds: number; processor: number; growth: number }): void {
  console.log(
    Object.entries(times)
      .map(([what, value]) => `${Math.round(value)} ${what}`)
      .join(', '),
  )
  expect(times.processor).toBeLessThan(max.processorMilliseconds)
}

describe('a hostile or broken file', () => {
  test('is one of at least 120 files', () => expect(hostileFiles.length).toBeGreaterThanOrEqual(120))

  test('has a name of its own', () =>
    expect(new Set(hostileFiles.map(({ name }) => name)).size).toBe(hostileFiles.length))

  test.each(sentFiles.map((file) => [file.name, file] as const))(
    '%s is answered with bounded memory and a text of the contract',
    async (_, { fileName, bytes }) => {
      const file = { fileName, bytes: bytes() }
      // Making a file can take longer than the server keeps a connection open; `fetch` then has to notice that it is closed.
      await nextTurn()
      const start = performance.now()
      const [[answer, processor], growth] = await growthDuring(() => processorDuring(() => send(file)))
      if (isMeasured) checkTimes({ milliseconds: performance.now() - start, processor, growth })
      expect(growth).toBeLessThan(maxGrowthMegabytes)
      expect([200, 404, 413, 415, 422]).toContain(answer.status)
      if (answer.status === 200) return
      const texts: string[] = Object.values(errors).map(({ text }) => text)
      expect(texts).toContain(answer.body['message'])
    },
  )

  test('does not stop the product from reading other CVs, during concurrent readings of hostile ones and afterwards', async () => {
    const hostile = hostileFiles.filter(({ fileName }) => fileName === 'cv.pdf').slice(-atOnce)
    const sent = hostile.map(({ fileName, bytes }) => send({ fileName, bytes: bytes() }))
    const start = performance.now()
    expect((await send({ fileName: 'cv.docx', bytes: cvDocx() })).body).toMatchObject(extracted)
    const ofCv = performance.now() - start
    await Promise.all(sent)
    const share = ofCv / (performance.now() - start)
    if (isMeasured) console.log(`The CV took ${Math.round(100 * share)} % of the time of all`)
    if (isMeasured) expect(share).toBeLessThan(max.shareOfAll)
    expect((await send({ fileName: 'cv.pdf', bytes: cvPdf() })).body).toMatchObject(extracted)
    expect(stack.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([])
  })
})
