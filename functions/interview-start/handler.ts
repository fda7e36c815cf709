import { interview } from '#shared/contract/interview-start.ts'
import { apiConfigFrom, keyRingFrom } from '../config.ts'
import { serve } from '../http/lambda.ts'
import { startApi } from '../start-handler.ts'
import { systemWorld } from '../world.ts'
import { createInterviewApp } from './app.ts'
import { routes } from './routes.ts'

export const handler = startApi((values, secretOf) =>
  serve(
    interview,
    routes,
    createInterviewApp(apiConfigFrom(values, secretOf), keyRingFrom(values, secretOf), systemWorld()),
  ),
)
