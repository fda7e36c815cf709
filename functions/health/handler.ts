import { health } from '#shared/contract/health.ts'
import { configFrom } from '../config.ts'
import { createLog } from '../http/log.ts'
import { serve } from '../http/lambda.ts'
import { createHealthApp } from './app.ts'
import { routes } from './routes.ts'

export const handler = serve(health, routes, createHealthApp(configFrom(process.env), createLog()))
