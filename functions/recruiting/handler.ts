import { recruiting } from '#shared/contract/recruiting.ts'
import { configFrom } from '../config.ts'
import { serve } from '../http/lambda.ts'
import { bundledRenderer } from '../publishing/bundled-renderer.ts'
import { systemWorld } from '../world.ts'
import { createRecruitingApp } from './app.ts'
import { routes } from './routes.ts'

export const handler = serve(
  recruiting,
  routes,
  createRecruitingApp(configFrom(process.env), systemWorld(), bundledRenderer),
)
