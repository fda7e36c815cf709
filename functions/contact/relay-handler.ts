import { configFrom } from '../config.ts'
import { systemWorld } from '../world.ts'
import { createRelay } from './relay-app.ts'
import { relayHandler } from './relay-event.ts'

export const handler = relayHandler(createRelay(configFrom(process.env), systemWorld()))
