import { recruiting } from '#shared/contract/recruiting.ts'
import { apiConfigFrom } from '../config.ts'
import { serve } from '../http/lambda.ts'
import { bundledRenderer } from '../publishing/bundled-renderer.ts'
import { startApi } from '../start-handler.ts'
import { systemWorld } from '../world.ts'
import { createRecruitingApp } from './app.ts'
import { routes } from './routes.ts'

export const handler = startApi((values, secretOf) =>
  serve(
    recruiting,
    routes,
    createRecruitingApp(apiConfigFrom(values, secretOf), systemWorld(), bundledRenderer),
  ),
)
