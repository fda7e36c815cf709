import { storageKey, tableOf, type Store } from './dynalite.ts'
import type { Item } from './item.ts'
import { transactionCancelled, transactionOngoing } from './refusals.ts'

/**
 * The items of transactions in progress. DynamoDB prepares each item of a transaction before it writes any, and refuses other
 * writes of these items meanwhile. Here a transaction is one exclusive step, so no two would conflict; with a duration, each
 * holds its items for that long first.
 */
export type HeldItems = { items: Set<string>; milliseconds: number }

type Parts = { store: Store; held: HeldItems | undefined }

type Target = { TableName: string; Key?: Item; Item?: Item }

/** Undefined for a request that is not valid; its validation refuses it later. */
const targetOf = async (store: Store, { TableName, Key, Item }: Target): Promise<string | undefined> => {
  try {
    return `${TableName}~${storageKey(Item ?? Key ?? {}, await tableOf(store, TableName))}`
  } catch {
    return undefined
  }
}

/** The items of a transaction's request. */
const targetsIn = (body: unknown): Target[] =>
  typeof body === 'object' && body !== null && 'TransactItems' in body && Array.isArray(body.TransactItems)
    ? body.TransactItems.flatMap((step: object) => Object.values(step) as Target[])
    : []

/** Runs a transaction unless another one holds one of its items. If `prepare` throws, the items are released. */
export async function holding<Result>(
  { store, held }: Parts,
  body: unknown,
  { prepare, run }: { prepare: () => Promise<void>; run: () => Promise<Result> },
): Promise<Result> {
  if (held === undefined) return run()
  const targets = await Promise.all(
    targetsIn(body).map(async (target) => (await targetOf(store, target)) ?? ''),
  )
  const conflicting = targets.map((target) => held.items.has(target))
  if (conflicting.includes(true))
    throw transactionCancelled(conflicting.map((is) => ({ Code: is ? 'TransactionConflict' : 'None' })))
  for (const target of targets) held.items.add(target)
  try {
    await prepare()
    await new Promise((resolve) => setTimeout(resolve, held.milliseconds))
    return await run()
  } finally {
    for (const target of targets) held.items.delete(target)
  }
}

/** Refuses a single write of an item that a transaction holds. */
export async function refuseHeld({ store, held }: Parts, target: Target): Promise<void> {
  if (held === undefined) return
  const ownTarget = await targetOf(store, target)
  if (ownTarget !== undefined && held.items.has(ownTarget)) throw transactionOngoing()
}
