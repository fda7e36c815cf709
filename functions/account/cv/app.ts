import { join } from 'node:path'
import type { cv } from '#shared/account/contract/cv.ts'
import { accountUses } from '../access/accounts.ts'
import { callerSecretsFrom, configFrom } from '#functions/platform/config/config.ts'
import { createTextract } from './textract.ts'
import type { Handlers } from '#functions/platform/http/handlers.ts'
import type { Environment } from '#functions/platform/config/secrets.ts'
import { createCvFiles } from '../rows/cv-files.ts'
import { createCvTickets } from '../rows/cv-tickets.ts'
import { createLimiter } from '#functions/platform/limits/limiter.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'
import { createCvReader, type CvReaderParts } from './reader.ts'

/** Lambda unpacks the bundle into this folder. */
const bundleFolder = process.env['LAMBDA_TASK_ROOT'] ?? process.cwd()

const bundledProgram =
  (values: Environment): CvReaderParts['program'] =>
  async () => ({
    file: join(bundleFolder, 'cv-worker.js'),
    folder: bundleFolder,
    libraryPath: values['LD_LIBRARY_PATH'],
  })

const textract = (values: Environment): CvReaderParts['recognise'] => {
  const { s3, buckets } = configFrom(values)
  return createTextract(s3, buckets.uploads)
}

export const cvUses = uses(
  { secrets: callerSecretsFrom, ...accountUses.reads, program: bundledProgram, recognise: textract },
  {
    ...accountUses.parts,
    files: ({ s3, buckets }) => createCvFiles(s3, buckets.uploads),
    tickets: ({ dynamo, tables }) => createCvTickets(dynamo, tables.guards),
    reader: createCvReader,
    limiter: ({ dynamo, tables, clock, config }) =>
      createLimiter(dynamo, tables.guards, clock, config.networkLimits),
  },
)

export type CvApp = AppOf<typeof cvUses>

export type CvHandlers = Handlers<typeof cv, CvApp>
