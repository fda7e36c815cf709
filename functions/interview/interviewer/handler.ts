import { interviewer } from '#shared/interview/contract/interviewer.ts'
import { serve } from '#functions/platform/http/lambda.ts'
import { apiHandler, lambdaOf } from '#functions/platform/http/start-handler.ts'
import { interviewerUses } from './app.ts'
import { routes } from './routes.ts'

export const lambda = lambdaOf(interviewerUses, (app, milliseconds) =>
  serve(interviewer, routes, app, milliseconds),
)

export const handler = apiHandler(lambda)
