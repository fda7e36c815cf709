import { deliverAll, sweep, type Delivery, type Relay } from './relay.ts'

/** An event of the table's stream; the schedule's event has no records. */
export type RelayEvent = {
  Records?: readonly { eventName?: string; dynamodb?: { Keys?: Readonly<Record<string, { S?: string }>> } }[]
}

/** The stream e-mails a new enquiry at once; the schedule retries due ones, also those whose run crashed. */
export const relayHandler =
  (relay: Relay) =>
  async (event: RelayEvent): Promise<void> => {
    const results = event.Records === undefined ? await sweep(relay) : await deliverAll(newIds(event), relay)
    if (results.length > 0) relay.log.info('relay done', countsOf(results))
  }

const newIds = (event: RelayEvent): string[] =>
  (event.Records ?? []).flatMap(({ eventName, dynamodb }) => {
    const id = dynamodb?.Keys?.['id']?.S
    return eventName === 'INSERT' && id !== undefined ? [id] : []
  })

const countsOf = (results: readonly Delivery[]): Record<string, number> => {
  const count = (wanted: Delivery): number => results.filter((result) => result === wanted).length
  return { sent: count('sent'), waiting: count('waiting') }
}
