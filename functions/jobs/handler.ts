import { jobs } from '#shared/contract/jobs.ts'
import { serve } from '../http/lambda.ts'
import { apiHandler, lambdaOf } from '../start-handler.ts'
import { jobsUses } from './app.ts'
import { routes } from './routes.ts'

export const lambda = lambdaOf(jobsUses, (app, milliseconds) => serve(jobs, routes, app, milliseconds))

export const handler = apiHandler(lambda)
