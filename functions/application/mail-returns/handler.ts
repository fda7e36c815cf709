import { handlerWithoutSecrets, lambdaOf } from '#functions/platform/http/start-handler.ts'
import { mailReturnsUses } from './app.ts'
import { noteReturn } from './note-return.ts'

export const lambda = lambdaOf(mailReturnsUses, noteReturn)

export const handler = handlerWithoutSecrets(lambda)
