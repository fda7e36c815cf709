import { contact } from '#shared/contract/contact.ts'
import { configFrom } from '../config.ts'
import { createLog } from '../http/log.ts'
import { serve } from '../http/lambda.ts'
import { systemClock, systemRandom } from '../ports.ts'
import { createContactApp } from './app.ts'
import { routes } from './routes.ts'

const world = { clock: systemClock, random: systemRandom, log: createLog() }

export const handler = serve(contact, routes, createContactApp(configFrom(process.env), world))
