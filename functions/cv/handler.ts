import { join } from 'node:path'
import { cv } from '#shared/contract/cv.ts'
import { apiConfigFrom, keyRingFrom } from '../config.ts'
import { createTextract } from '../external/textract.ts'
import { serve } from '../http/lambda.ts'
import { startApi } from '../start-handler.ts'
import { systemWorld } from '../world.ts'
import { createCvApp } from './app.ts'
import { createCvReader } from './reader.ts'
import { routes } from './routes.ts'

/** Lambda unpacks the bundle into this folder. */
const bundleFolder = process.env['LAMBDA_TASK_ROOT'] ?? process.cwd()

export const handler = startApi((values, secretOf) => {
  const config = apiConfigFrom(values, secretOf)
  const world = systemWorld()
  const reader = createCvReader({
    log: world.log,
    program: async () => ({
      file: join(bundleFolder, 'cv-worker.js'),
      folder: bundleFolder,
      libraryPath: process.env['LD_LIBRARY_PATH'],
    }),
    recognise: createTextract(config.s3, config.buckets.uploads),
  })
  const ring = keyRingFrom(values, secretOf)
  return serve(cv, routes, createCvApp({ config, ring, world, reader }))
})
