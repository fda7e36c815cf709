import { cv } from '#shared/account/contract/cv.ts'
import { serve } from '#functions/platform/http/lambda.ts'
import { apiHandler, lambdaOf } from '#functions/platform/http/start-handler.ts'
import { cvUses } from './app.ts'
import { routes } from './routes.ts'

export const lambda = lambdaOf(cvUses, (app, milliseconds) => serve(cv, routes, app, milliseconds))

export const handler = apiHandler(lambda)
