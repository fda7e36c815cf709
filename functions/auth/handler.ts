import { auth } from '#shared/contract/auth.ts'
import { configFrom, keyRingFrom } from '../config.ts'
import { createLog } from '../http/log.ts'
import { serve } from '../http/lambda.ts'
import { systemClock, systemRandom } from '../ports.ts'
import { createAuthApp } from './app.ts'
import { routes } from './routes.ts'

const world = { clock: systemClock, random: systemRandom, log: createLog() }

export const handler = serve(
  auth,
  routes,
  createAuthApp(configFrom(process.env), keyRingFrom(process.env), world),
)
