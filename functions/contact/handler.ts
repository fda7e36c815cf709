import { contact } from '#shared/contract/contact.ts'
import { apiConfigFrom } from '../config.ts'
import { serve } from '../http/lambda.ts'
import { startApi } from '../start-handler.ts'
import { systemWorld } from '../world.ts'
import { createContactApp } from './app.ts'
import { routes } from './routes.ts'

export const handler = startApi((values, secretOf) =>
  serve(contact, routes, createContactApp(apiConfigFrom(values, secretOf), systemWorld())),
)
