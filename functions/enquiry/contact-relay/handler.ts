import { handlerWithoutSecrets, lambdaOf } from '#functions/platform/http/start-handler.ts'
import { relayUses } from '../relay-app.ts'
import { relayHandler } from './event.ts'

export const lambda = lambdaOf(relayUses, relayHandler)

export const handler = handlerWithoutSecrets(lambda)
