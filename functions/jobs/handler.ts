import { jobs } from '#shared/contract/jobs.ts'
import { apiConfigFrom, keyRingFrom } from '../config.ts'
import { serve } from '../http/lambda.ts'
import { startApi } from '../start-handler.ts'
import { systemWorld } from '../world.ts'
import { createJobsApp } from './app.ts'
import { routes } from './routes.ts'

export const handler = startApi((values, secretOf) =>
  serve(
    jobs,
    routes,
    createJobsApp(apiConfigFrom(values, secretOf), keyRingFrom(values, secretOf), systemWorld()),
  ),
)
