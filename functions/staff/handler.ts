import { staff } from '#shared/contract/staff.ts'
import { apiConfigFrom, factorRingFrom } from '../config.ts'
import { serve } from '../http/lambda.ts'
import { startApi } from '../start-handler.ts'
import { systemWorld } from '../world.ts'
import { createStaffApp } from './app.ts'
import { routes } from './routes.ts'

export const handler = startApi((values, secretOf) =>
  serve(
    staff,
    routes,
    createStaffApp(apiConfigFrom(values, secretOf), factorRingFrom(values, secretOf), systemWorld()),
  ),
)
