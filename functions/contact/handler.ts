import { contact } from '#shared/contract/contact.ts'
import { serve } from '../http/lambda.ts'
import { apiHandler, lambdaOf } from '../start-handler.ts'
import { contactUses } from './app.ts'
import { routes } from './routes.ts'

export const lambda = lambdaOf(contactUses, (app, milliseconds) => serve(contact, routes, app, milliseconds))

export const handler = apiHandler(lambda)
