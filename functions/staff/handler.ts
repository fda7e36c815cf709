import { staff } from '#shared/contract/staff.ts'
import { serve } from '../http/lambda.ts'
import { apiHandler, lambdaOf } from '../start-handler.ts'
import { staffUses } from './app.ts'
import { routes } from './routes.ts'

export const lambda = lambdaOf(staffUses, (app, milliseconds) => serve(staff, routes, app, milliseconds))

export const handler = apiHandler(lambda)
