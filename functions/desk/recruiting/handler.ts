import { recruiting } from '#shared/desk/contract/recruiting.ts'
import { serve } from '#functions/platform/http/lambda.ts'
import { apiHandler, lambdaOf } from '#functions/platform/http/start-handler.ts'
import { recruitingUses } from './app.ts'
import { routes } from './routes.ts'

export const lambda = lambdaOf(recruitingUses, (app, milliseconds) =>
  serve(recruiting, routes, app, milliseconds),
)

export const handler = apiHandler(lambda)
