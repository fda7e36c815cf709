import { voiceAgent } from '#shared/contract/voice-agent.ts'
import { configFrom, keyRingFrom, voiceAccountFrom } from '../config.ts'
import { serve } from '../http/lambda.ts'
import { systemWorld } from '../world.ts'
import { createVoiceAgentApp } from './app.ts'
import { routes } from './routes.ts'

export const handler = serve(
  voiceAgent,
  routes,
  createVoiceAgentApp(configFrom(process.env), {
    ring: keyRingFrom(process.env),
    world: systemWorld(),
    voice: voiceAccountFrom(process.env),
  }),
)
