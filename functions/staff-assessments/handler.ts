import { staffAssessments } from '#shared/contract/staff-assessments.ts'
import { serve } from '../http/lambda.ts'
import { apiHandler, lambdaOf } from '../start-handler.ts'
import { staffAssessmentsUses } from './app.ts'
import { routes } from './routes.ts'

export const lambda = lambdaOf(staffAssessmentsUses, (app, milliseconds) =>
  serve(staffAssessments, routes, app, milliseconds),
)

export const handler = apiHandler(lambda)
