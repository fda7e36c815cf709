import { handlerWithoutSecrets, lambdaOf } from '#functions/platform/http/start-handler.ts'
import { publishingUses } from '../publishing/create-publishing.ts'
import { publisher } from './publisher.ts'

export const lambda = lambdaOf(publishingUses, publisher)

export const handler = handlerWithoutSecrets(lambda)
