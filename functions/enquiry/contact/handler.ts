import { contact } from '#shared/enquiry/contract/contact.ts'
import { serve } from '#functions/platform/http/lambda.ts'
import { apiHandler, lambdaOf } from '#functions/platform/http/start-handler.ts'
import { contactUses } from './app.ts'
import { routes } from './routes.ts'

export const lambda = lambdaOf(contactUses, (app, milliseconds) => serve(contact, routes, app, milliseconds))

export const handler = apiHandler(lambda)
