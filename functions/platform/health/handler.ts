import { health } from '#shared/platform/contract/health.ts'
import { serve } from '../http/lambda.ts'
import { apiHandler, lambdaOf } from '../http/start-handler.ts'
import { healthUses } from './app.ts'
import { routes } from './routes.ts'

export const lambda = lambdaOf(healthUses, (app, milliseconds) => serve(health, routes, app, milliseconds))

export const handler = apiHandler(lambda)
