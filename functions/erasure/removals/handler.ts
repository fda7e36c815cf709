import { handlerWithoutSecrets, lambdaOf } from '#functions/platform/http/start-handler.ts'
import { removalsUses } from './app.ts'
import { removalsHandler } from './remove-due.ts'

export const lambda = lambdaOf(removalsUses, removalsHandler)

export const handler = handlerWithoutSecrets(lambda)
