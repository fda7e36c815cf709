import { describe, expect } from 'vitest'
import { errors } from '#shared/contract/errors.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { uploader, type Uploaded } from '#tests/support/cv-upload.ts'
import { aCv, cvDocx, cvPdf } from '#tests/support/documents.ts'
import { hostileFiles } from '#tests/support/hostile-files.ts'
import type { TestStack } from '#tests/support/stack.ts'

/** A hostile file may cost this many times the processor time of a usual CV; the most expensive one costs 2.3 times. */
const mostTimesTheReference = 8
const mostGrowthMegabytes = 150
const referenceReadings = 5

const reference = { fileName: 'cv.pdf', bytes: cvPdf() }

const docx = { fileName: 'cv.docx', bytes: cvDocx() }
const extracted = { data: { extractedData: { email: aCv.email } } }

const residentMegabytes = (): number => process.memoryUsage().rss / 1024 / 1024

/**
 * Processor time of this process and its threads, which read the files. Unlike elapsed time, it does
 * not include other programs.
 */
const processorMilliseconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

let stack: TestStack
let send: (file: { fileName: string; bytes: Buffer }) => Promise<Uploaded>
let referenceMilliseconds: number

async function costOf(file: { fileName: string; bytes: Buffer }) {
  const before = processorMilliseconds()
  const answer = await send(file)
  return { answer, milliseconds: processorMilliseconds() - before }
}

test.beforeAll(async ({ stack: given }) => {
  stack = given
  send = uploader(stack)
  // The first reading loads the modules that all others use.
  await send(reference)
  const costs: number[] = []
  for (let reading = 0; reading < referenceReadings; reading += 1)
    costs.push((await costOf(reference)).milliseconds)
  referenceMilliseconds = costs.toSorted((a, b) => a - b)[Math.floor(referenceReadings / 2)] ?? 0
})

describe('a hostile or broken file', () => {
  test('is one of at least sixty', () => expect(hostileFiles.length).toBeGreaterThanOrEqual(60))

  test.each(hostileFiles.map((file) => [file.name, file] as const))(
    '%s is answered with bounded work and one of our texts, and the next CV is read',
    async (_, { fileName, bytes }) => {
      const file = { fileName, bytes: bytes() }
      const before = residentMegabytes()
      const { answer, milliseconds } = await costOf(file)
      expect(milliseconds).toBeLessThan(mostTimesTheReference * referenceMilliseconds)
      expect(residentMegabytes() - before).toBeLessThan(mostGrowthMegabytes)
      expect([200, 404, 413, 415, 422]).toContain(answer.status)
      if (answer.status !== 200) {
        const texts: string[] = Object.values(errors).map(({ text }) => text)
        expect(texts).toContain(answer.body['message'])
      }
      // A DOCX takes a third of a PDF's time, and the same threads.
      expect((await send(docx)).body).toMatchObject(extracted)
    },
  )

  test('does not stop the product from reading a PDF, and logs no error', async () => {
    expect((await send(reference)).body).toMatchObject(extracted)
    expect(stack.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([])
  })
})
