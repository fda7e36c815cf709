import { voiceAgent } from '#shared/interview/contract/voice-agent.ts'
import { serve } from '#functions/platform/http/lambda.ts'
import { apiHandler, lambdaOf } from '#functions/platform/http/start-handler.ts'
import { voiceAgentUses } from './app.ts'
import { routes } from './routes.ts'

export const lambda = lambdaOf(voiceAgentUses, (app, milliseconds) =>
  serve(voiceAgent, routes, app, milliseconds),
)

export const handler = apiHandler(lambda)
