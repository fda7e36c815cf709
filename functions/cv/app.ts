import { join } from 'node:path'
import type { cv } from '#shared/contract/cv.ts'
import { accountUses } from '../accounts/accounts.ts'
import { callerSecretsFrom, configFrom } from '../config.ts'
import { createTextract } from '../external/textract.ts'
import type { Handlers } from '../http/handlers.ts'
import type { Environment } from '../secrets.ts'
import { createCvFiles } from '../storage/files/cv-files.ts'
import { createCvTickets } from '../storage/files/cv-tickets.ts'
import { createLimiter } from '../storage/limits/limiter.ts'
import { uses, type AppOf } from '../uses.ts'
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
