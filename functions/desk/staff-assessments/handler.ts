import { staffAssessments } from '#shared/desk/contract/staff-assessments.ts'
import { serve } from '#functions/platform/http/lambda.ts'
import { apiHandler, lambdaOf } from '#functions/platform/http/start-handler.ts'
import { staffAssessmentsUses } from './app.ts'
import { routes } from './routes.ts'

export const lambda = lambdaOf(staffAssessmentsUses, (app, milliseconds) =>
  serve(staffAssessments, routes, app, milliseconds),
)

export const handler = apiHandler(lambda)
