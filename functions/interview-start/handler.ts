import { interview } from '#shared/contract/interview-start.ts'
import { serve } from '../http/lambda.ts'
import { apiHandler, lambdaOf } from '../start-handler.ts'
import { interviewUses } from './app.ts'
import { routes } from './routes.ts'

export const lambda = lambdaOf(interviewUses, (app, milliseconds) =>
  serve(interview, routes, app, milliseconds),
)

export const handler = apiHandler(lambda)
