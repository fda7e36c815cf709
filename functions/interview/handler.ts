import { interview } from '#shared/contract/interview.ts'
import { configFrom, keyRingFrom } from '../config.ts'
import { serve } from '../http/lambda.ts'
import { systemWorld } from '../world.ts'
import { createInterviewApp } from './app.ts'
import { routes } from './routes.ts'

export const handler = serve(
  interview,
  routes,
  createInterviewApp(configFrom(process.env), keyRingFrom(process.env), systemWorld()),
)
