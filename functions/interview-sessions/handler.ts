import { interviews } from '#shared/contract/interviews.ts'
import { serve } from '../http/lambda.ts'
import { apiHandler, lambdaOf } from '../start-handler.ts'
import { interviewsUses } from './app.ts'
import { routes } from './routes.ts'

export const lambda = lambdaOf(interviewsUses, (app, milliseconds) =>
  serve(interviews, routes, app, milliseconds),
)

export const handler = apiHandler(lambda)
