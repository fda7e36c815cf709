import { assessments } from '#shared/contract/assessments.ts'
import { configFrom, keyRingFrom } from '../config.ts'
import { serve } from '../http/lambda.ts'
import { systemWorld } from '../world.ts'
import { createAssessmentsApp } from './app.ts'
import { routes } from './routes.ts'

export const handler = serve(
  assessments,
  routes,
  createAssessmentsApp(configFrom(process.env), keyRingFrom(process.env), systemWorld()),
)
