import { configFrom, callEnderFrom } from '../config.ts'
import { systemWorld } from '../world.ts'
import { createCallEndsApp } from './app.ts'
import { endCalls } from './end-calls.ts'

export const handler = endCalls(
  createCallEndsApp(configFrom(process.env), { world: systemWorld(), voice: callEnderFrom(process.env) }),
)
