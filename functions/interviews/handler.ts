import { interviews } from '#shared/contract/interviews.ts'
import { configFrom, keyRingFrom } from '../config.ts'
import { serve } from '../http/lambda.ts'
import { systemWorld } from '../world.ts'
import { createInterviewsApp } from './app.ts'
import { routes } from './routes.ts'

export const handler = serve(
  interviews,
  routes,
  createInterviewsApp(configFrom(process.env), keyRingFrom(process.env), systemWorld()),
)
