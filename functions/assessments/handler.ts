import { assessments } from '#shared/contract/assessments.ts'
import { apiConfigFrom, keyRingFrom } from '../config.ts'
import { serve } from '../http/lambda.ts'
import { startApi } from '../start-handler.ts'
import { systemWorld } from '../world.ts'
import { createAssessmentsApp } from './app.ts'
import { routes } from './routes.ts'

export const handler = startApi((values, secretOf) =>
  serve(
    assessments,
    routes,
    createAssessmentsApp(apiConfigFrom(values, secretOf), keyRingFrom(values, secretOf), systemWorld()),
  ),
)
