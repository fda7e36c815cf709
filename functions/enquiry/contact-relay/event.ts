import { outboxHandler } from '#functions/platform/outbox/event.ts'
import { mailerOf } from '../relay.ts'
import type { Relay } from '../relay-app.ts'

export const relayHandler = (relay: Relay) => outboxHandler(mailerOf(relay))
