import { setImmediate as nextTurn } from 'node:timers/promises'
import { aCv, cvDocx, cvPdf } from 'cv-reader/documents'
import { describe, expect } from 'vitest'
import { errors } from '#shared/platform/contract/errors.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { uploader, type Uploaded } from '#tests/support/cv-upload.ts'
import { hostileFiles } from '#tests/support/hostile-files.ts'
import { growthDuring } from '#tests/support/process-memory.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { isWideRun } from '#tests/support/wide-run.ts'

/** The memory of the server and its reading process. `npm run hostile` also measures times, which a busy machine changes. */
const maxGrowthMegabytes = 300
const atOnce = 10

/** Files of one kind are neighbours, so every eighth one is of every kind. */
const sentFiles = hostileFiles.filter((_, index) => isWideRun || index % 8 === 0)

const extracted = { data: { extractedData: { email: aCv.email } } }

let stack: TestStack
let send: (file: { fileName: string; bytes: Buffer }) => Promise<Uploaded>
test.beforeAll(async ({ stack: given }) => {
  stack = given
  send = uploader(stack)
  // The first reading builds the program that each reading runs.
  await send({ fileName: 'cv.pdf', bytes: cvPdf() })
})

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
      const [answer, growth] = await growthDuring(() => send(file))
      expect(growth).toBeLessThan(maxGrowthMegabytes)
      expect([200, 404, 413, 415, 422]).toContain(answer.status)
      if (answer.status === 200) return
      const texts: string[] = Object.values(errors).map(({ text }) => text)
      expect(texts).toContain(answer.body['message'])
    },
  )

  test('does not stop the product from reading other CVs, during ten concurrent readings and afterwards', async () => {
    const hostile = hostileFiles.filter(({ fileName }) => fileName === 'cv.pdf').slice(-atOnce)
    const sent = hostile.map(({ fileName, bytes }) => send({ fileName, bytes: bytes() }))
    expect((await send({ fileName: 'cv.docx', bytes: cvDocx() })).body).toMatchObject(extracted)
    await Promise.all(sent)
    expect((await send({ fileName: 'cv.pdf', bytes: cvPdf() })).body).toMatchObject(extracted)
    expect(stack.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([])
  })
})
