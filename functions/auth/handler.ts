import { auth } from '#shared/contract/auth.ts'
import { configFrom, keyRingFrom } from '../config.ts'
import { serve } from '../http/lambda.ts'
import { systemWorld } from '../world.ts'
import { createAuthApp } from './app.ts'
import { routes } from './routes.ts'

export const handler = serve(
  auth,
  routes,
  createAuthApp(configFrom(process.env), keyRingFrom(process.env), systemWorld()),
)
