import { handlerWithoutSecrets, lambdaOf } from '#functions/platform/http/start-handler.ts'
import { accountExpiryUses } from './app.ts'
import { accountExpiry } from './expire.ts'

export const lambda = lambdaOf(accountExpiryUses, (app) => accountExpiry(app))

export const handler = handlerWithoutSecrets(lambda)
