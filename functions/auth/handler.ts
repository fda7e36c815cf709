import { auth } from '#shared/contract/auth.ts'
import { serve } from '../http/lambda.ts'
import { apiHandler, lambdaOf } from '../start-handler.ts'
import { authUses } from './app.ts'
import { routes } from './routes.ts'

export const lambda = lambdaOf(authUses, (app, milliseconds) => serve(auth, routes, app, milliseconds))

export const handler = apiHandler(lambda)
