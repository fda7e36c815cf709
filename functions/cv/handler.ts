import { cv } from '#shared/contract/cv.ts'
import { serve } from '../http/lambda.ts'
import { apiHandler, lambdaOf } from '../start-handler.ts'
import { cvUses } from './app.ts'
import { routes } from './routes.ts'

export const lambda = lambdaOf(cvUses, (app, milliseconds) => serve(cv, routes, app, milliseconds))

export const handler = apiHandler(lambda)
