import { assessments } from '#shared/position/contract/assessments.ts'
import { serve } from '#functions/platform/http/lambda.ts'
import { apiHandler, lambdaOf } from '#functions/platform/http/start-handler.ts'
import { assessmentsUses } from './app.ts'
import { routes } from './routes.ts'

export const lambda = lambdaOf(assessmentsUses, (app, milliseconds) =>
  serve(assessments, routes, app, milliseconds),
)

export const handler = apiHandler(lambda)
