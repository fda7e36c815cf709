import { jobs } from '#shared/application/contract/jobs.ts'
import { serve } from '#functions/platform/http/lambda.ts'
import { apiHandler, lambdaOf } from '#functions/platform/http/start-handler.ts'
import { jobsUses } from './app.ts'
import { routes } from './routes.ts'

export const lambda = lambdaOf(jobsUses, (app, milliseconds) => serve(jobs, routes, app, milliseconds))

export const handler = apiHandler(lambda)
