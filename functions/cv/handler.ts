import { join } from 'node:path'
import { cv } from '#shared/contract/cv.ts'
import { configFrom, keyRingFrom } from '../config.ts'
import { createTextract } from '../external/textract.ts'
import { serve } from '../http/lambda.ts'
import { systemWorld } from '../world.ts'
import { createCvApp } from './app.ts'
import { createCvReader } from './reader/reader.ts'
import { routes } from './routes.ts'

const config = configFrom(process.env)

/** Lambda unpacks the bundle into this folder. */
const bundleFolder = process.env['LAMBDA_TASK_ROOT'] ?? process.cwd()

const reader = createCvReader({
  program: async () => ({ file: join(bundleFolder, 'cv-worker.js'), folder: bundleFolder }),
  recognise: createTextract(config.s3, config.buckets.uploads),
})

export const handler = serve(
  cv,
  routes,
  createCvApp({
    config,
    ring: keyRingFrom(process.env),
    world: systemWorld(),
    reader,
  }),
)
