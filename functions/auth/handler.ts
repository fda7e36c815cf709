import { auth } from '#shared/contract/auth.ts'
import { apiConfigFrom, keyRingFrom } from '../config.ts'
import { serve } from '../http/lambda.ts'
import { startApi } from '../start-handler.ts'
import { systemWorld } from '../world.ts'
import { createAuthApp } from './app.ts'
import { routes } from './routes.ts'

export const handler = startApi((values, secretOf) =>
  serve(
    auth,
    routes,
    createAuthApp(apiConfigFrom(values, secretOf), keyRingFrom(values, secretOf), systemWorld()),
  ),
)
