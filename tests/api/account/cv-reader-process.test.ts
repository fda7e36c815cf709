import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cvPdf } from 'cv-reader/documents'
import type { ReaderProgram } from 'cv-reader/isolated'
import { afterAll, expect, test } from 'vitest'
import { cvUses } from '#functions/account/cv/app.ts'
import { routes } from '#functions/account/cv/routes.ts'
import { serve } from '#functions/platform/http/lambda.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { systemWorld } from '#functions/platform/world/world.ts'
import { localCvProgram } from '#infra/local/functions/cv-program.ts'
import { localKeyRing } from '#infra/local/functions/sign-in-keys.ts'
import { cv } from '#shared/account/contract/cv.ts'
import { caller } from '#tests/support/api.ts'
import { postedCv } from '#tests/support/cv-upload.ts'
import { anEvent } from '#tests/support/events.ts'
import { aFolder } from '#tests/support/folder.ts'
import { appOn, configOf, localCallers } from '#tests/support/function-config.ts'
import { patientMilliseconds, startTestStack } from '#tests/support/stack.ts'

const folder = aFolder()
afterAll(() => folder.remove())
const lines: string[] = []
const log = createLog({}, (line) => lines.push(line))
const logged = () => lines.map((line) => JSON.parse(line))

/** A program in place of the reader, which ends as if it lacked a library. */
const endsAtOnce = async (): Promise<ReaderProgram> => {
  const programFolder = folder.path('programs')
  const file = join(programFolder, 'ends-at-once.cjs')
  writeFileSync(file, 'process.exit(127)')
  return { file, folder: programFolder, libraryPath: undefined }
}

test('a CV whose process ended is not stored as unreadable: the next request reads it', async () => {
  const stack = await startTestStack({ site: 'none' })
  const config = configOf(stack, 'cv')
  const programs = [endsAtOnce, localCvProgram]
  const app = appOn(cvUses, [config, { ...systemWorld(), log }], {
    secrets: localCallers,
    ring: localKeyRing(stack.directory),
    program: () => (programs.shift() ?? localCvProgram)(),
    recognise: async () => 'refused',
  })
  const bytes = cvPdf({ name: 'Nurul Izzah', email: 'nurul@example.com' })
  const cvId = await postedCv(caller(stack), bytes)

  const handler = serve(cv, routes, app, patientMilliseconds)
  const headers = {
    'x-api-key': localCallers.apiKeys[0] ?? '',
    'x-origin-verify': localCallers.originSecrets[0] ?? '',
  }
  const ask = () => handler(anEvent('POST /api/cv/analyze-text', { json: { cvId }, headers }))
  const first = await ask()
  expect([first.statusCode, JSON.parse(first.body).code]).toEqual([503, 'cv_still_reading'])
  expect(logged().filter(({ event }) => event === 'unexpected error')).toMatchObject([
    {
      level: 'error',
      during: 'the reading of a CV in a process',
      cvId,
      exitCode: 127,
      // Counts for the alarm.
      UnexpectedErrors: 1,
    },
  ])
  expect(lines.join('')).not.toMatch(/nurul/i)
  const second = await ask()
  expect(second.statusCode).toBe(200)
  expect(JSON.parse(second.body)).toMatchObject({ data: { extractedData: { email: 'nurul@example.com' } } })
  await stack.close()
})
