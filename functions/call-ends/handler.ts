import { callEnderFrom, configFrom } from '../config.ts'
import { startHandler } from '../start-handler.ts'
import { systemWorld } from '../world.ts'
import { createCallEndsApp } from './app.ts'
import { endCalls } from './end-calls.ts'

export const handler = startHandler((values, secretOf) =>
  endCalls(
    createCallEndsApp(configFrom(values), { world: systemWorld(), voice: callEnderFrom(values, secretOf) }),
  ),
)
