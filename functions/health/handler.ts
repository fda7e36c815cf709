import { health } from '#shared/contract/health.ts'
import { apiConfigFrom } from '../config.ts'
import { optionalEnvironment } from '../environment.ts'
import { createLog } from '../observability/log.ts'
import { serve } from '../http/lambda.ts'
import { startApi } from '../start-handler.ts'
import { createHealthApp } from './app.ts'
import { routes } from './routes.ts'

export const handler = startApi((values, secretOf) =>
  serve(
    health,
    routes,
    createHealthApp(apiConfigFrom(values, secretOf), createLog(), values[optionalEnvironment.release]),
  ),
)
