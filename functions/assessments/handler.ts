import { assessments } from '#shared/contract/assessments.ts'
import { serve } from '../http/lambda.ts'
import { apiHandler, lambdaOf } from '../start-handler.ts'
import { assessmentsUses } from './app.ts'
import { routes } from './routes.ts'

export const lambda = lambdaOf(assessmentsUses, (app, milliseconds) =>
  serve(assessments, routes, app, milliseconds),
)

export const handler = apiHandler(lambda)
