import { outboxHandler } from '../outbox/event.ts'
import { mailerOf, type Relay } from './relay.ts'

export const relayHandler = (relay: Relay) => outboxHandler(mailerOf(relay))
