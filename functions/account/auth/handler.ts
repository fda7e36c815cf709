import { auth } from '#shared/account/auth/auth.ts'
import { serve } from '#functions/platform/http/lambda.ts'
import { apiHandler, lambdaOf } from '#functions/platform/http/start-handler.ts'
import { authUses } from './app.ts'
import { routes } from './routes.ts'

export const lambda = lambdaOf(authUses, (app, milliseconds) => serve(auth, routes, app, milliseconds))

export const handler = apiHandler(lambda)
