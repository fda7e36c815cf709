import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errors } from '#shared/contract/errors.ts'
import { uploader, type Uploaded } from '#tests/support/cv-upload.ts'
import { aCv, cvPdf } from '#tests/support/documents.ts'
import { hostileFiles } from '#tests/support/hostile-files.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
let send: (file: { fileName: string; bytes: Buffer }) => Promise<Uploaded>
beforeAll(async () => {
  stack = await startTestStack({ site: 'none' })
  send = uploader(stack)
  // The first reading loads what all others use.
  await send({ fileName: 'cv.pdf', bytes: cvPdf() })
})
afterAll(() => stack.close())

const answeredWithinMilliseconds = 2000
const mostGrowthMegabytes = 150
/** On a machine that others use too, patience is no proof; what is measured here is orders of magnitude. */
const slack = Number(process.env['SLACK'] ?? 3)

const residentMegabytes = (): number => process.memoryUsage().rss / 1024 / 1024

describe('a file that was built to do harm, or is broken', () => {
  test('is one of at least sixty', () => expect(hostileFiles.length).toBeGreaterThanOrEqual(60))

  test.each(hostileFiles.map((file) => [file.name, file] as const))(
    '%s is answered in time, in words of ours, and the next CV is read',
    async (_, { fileName, bytes }) => {
      const file = { fileName, bytes: bytes() }
      const before = residentMegabytes()
      const start = performance.now()
      const answer = await send(file)
      const milliseconds = performance.now() - start
      expect(milliseconds).toBeLessThan(answeredWithinMilliseconds * slack)
      expect(residentMegabytes() - before).toBeLessThan(mostGrowthMegabytes)
      expect([200, 404, 413, 415, 422]).toContain(answer.status)
      if (answer.status !== 200) {
        const texts: string[] = Object.values(errors).map(({ text }) => text)
        expect(texts).toContain(answer.body['message'])
      }
      expect((await send({ fileName: 'cv.pdf', bytes: cvPdf() })).body).toMatchObject({
        data: { extractedData: { email: aCv.email } },
      })
    },
    30_000,
  )

  test('none of them caused a 500', () => {
    expect(stack.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([])
  })
})
