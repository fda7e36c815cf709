import { contact } from '#shared/contract/contact.ts'
import { configFrom } from '../config.ts'
import { serve } from '../http/lambda.ts'
import { systemWorld } from '../world.ts'
import { createContactApp } from './app.ts'
import { routes } from './routes.ts'

export const handler = serve(contact, routes, createContactApp(configFrom(process.env), systemWorld()))
