import { handlerWithoutSecrets, lambdaOf } from '#functions/platform/http/start-handler.ts'
import { lettersUses } from './app.ts'
import { lettersHandler } from './event.ts'

export const lambda = lambdaOf(lettersUses, lettersHandler)

export const handler = handlerWithoutSecrets(lambda)
