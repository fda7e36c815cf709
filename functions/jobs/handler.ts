import { jobs } from '#shared/contract/jobs.ts'
import { configFrom, keyRingFrom } from '../config.ts'
import { serve } from '../http/lambda.ts'
import { systemWorld } from '../world.ts'
import { createJobsApp } from './app.ts'
import { routes } from './routes.ts'

export const handler = serve(
  jobs,
  routes,
  createJobsApp(configFrom(process.env), keyRingFrom(process.env), systemWorld()),
)
