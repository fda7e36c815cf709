import { interviews } from '#shared/contract/interviews.ts'
import { apiConfigFrom, keyRingFrom } from '../config.ts'
import { serve } from '../http/lambda.ts'
import { startApi } from '../start-handler.ts'
import { systemWorld } from '../world.ts'
import { createInterviewsApp } from './app.ts'
import { routes } from './routes.ts'

export const handler = startApi((values, secretOf) =>
  serve(
    interviews,
    routes,
    createInterviewsApp(apiConfigFrom(values, secretOf), keyRingFrom(values, secretOf), systemWorld()),
  ),
)
