import { handlerWithoutSecrets, lambdaOf } from '../start-handler.ts'
import { noticesUses } from './app.ts'
import { noticesHandler } from './event.ts'

export const lambda = lambdaOf(noticesUses, noticesHandler)

export const handler = handlerWithoutSecrets(lambda)
