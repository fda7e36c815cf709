import { voiceAgent } from '#shared/contract/voice-agent.ts'
import { apiConfigFrom, keyRingFrom, voiceAccountFrom } from '../config.ts'
import { serve } from '../http/lambda.ts'
import { startApi } from '../start-handler.ts'
import { systemWorld } from '../world.ts'
import { createVoiceAgentApp } from './app.ts'
import { routes } from './routes.ts'

export const handler = startApi((values, secretOf) =>
  serve(
    voiceAgent,
    routes,
    createVoiceAgentApp(apiConfigFrom(values, secretOf), {
      ring: keyRingFrom(values, secretOf),
      world: systemWorld(),
      voice: voiceAccountFrom(values, secretOf),
    }),
  ),
)
