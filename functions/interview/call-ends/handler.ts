import { backgroundHandler, lambdaOf } from '#functions/platform/http/start-handler.ts'
import { callEndsUses } from './app.ts'
import { endCalls } from './end-calls.ts'

export const lambda = lambdaOf(callEndsUses, endCalls)

export const handler = backgroundHandler(lambda)
