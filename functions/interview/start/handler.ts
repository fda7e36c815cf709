import { interviewStart } from '#shared/interview/contract/interview-start.ts'
import { serve } from '#functions/platform/http/lambda.ts'
import { apiHandler, lambdaOf } from '#functions/platform/http/start-handler.ts'
import { interviewUses } from './app.ts'
import { routes } from './routes.ts'

export const lambda = lambdaOf(interviewUses, (app, milliseconds) =>
  serve(interviewStart, routes, app, milliseconds),
)

export const handler = apiHandler(lambda)
