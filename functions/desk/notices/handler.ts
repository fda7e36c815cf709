import { handlerWithoutSecrets, lambdaOf } from '#functions/platform/http/start-handler.ts'
import { noticesUses } from './app.ts'
import { noticesHandler } from './event.ts'

export const lambda = lambdaOf(noticesUses, noticesHandler)

export const handler = handlerWithoutSecrets(lambda)
