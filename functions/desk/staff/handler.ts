import { staff } from '#shared/desk/contract/staff.ts'
import { serve } from '#functions/platform/http/lambda.ts'
import { apiHandler, lambdaOf } from '#functions/platform/http/start-handler.ts'
import { staffUses } from './app.ts'
import { routes } from './routes.ts'

export const lambda = lambdaOf(staffUses, (app, milliseconds) => serve(staff, routes, app, milliseconds))

export const handler = apiHandler(lambda)
