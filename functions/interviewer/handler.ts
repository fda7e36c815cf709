import { interviewer } from '#shared/contract/interviewer.ts'
import { serve } from '../http/lambda.ts'
import { apiHandler, lambdaOf } from '../start-handler.ts'
import { interviewerUses } from './app.ts'
import { routes } from './routes.ts'

export const lambda = lambdaOf(interviewerUses, (app, milliseconds) =>
  serve(interviewer, routes, app, milliseconds),
)

export const handler = apiHandler(lambda)
