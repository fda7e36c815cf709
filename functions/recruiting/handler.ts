import { recruiting } from '#shared/contract/recruiting.ts'
import { serve } from '../http/lambda.ts'
import { apiHandler, lambdaOf } from '../start-handler.ts'
import { recruitingUses } from './app.ts'
import { routes } from './routes.ts'

export const lambda = lambdaOf(recruitingUses, (app, milliseconds) =>
  serve(recruiting, routes, app, milliseconds),
)

export const handler = apiHandler(lambda)
