import { interviews } from '#shared/interview/contract/interviews.ts'
import { serve } from '#functions/platform/http/lambda.ts'
import { apiHandler, lambdaOf } from '#functions/platform/http/start-handler.ts'
import { interviewsUses } from './app.ts'
import { routes } from './routes.ts'

export const lambda = lambdaOf(interviewsUses, (app, milliseconds) =>
  serve(interviews, routes, app, milliseconds),
)

export const handler = apiHandler(lambda)
