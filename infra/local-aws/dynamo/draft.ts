import { collectingStore } from './collecting-store.ts'
import { actionOf, type Item, type Operation, type Store, type Table, type Write } from './dynalite.ts'
import { isRefusal, type Refusal } from './refusals.ts'

/** One item before and after a write. */
export type Image = { table: Table; before: Item | undefined; after: Item | undefined }

/** The writes of a dynalite action, collected instead of executed. */
export type Draft = {
  writes: Write[]
  images: Image[]
  /** The item that the action read, against which its condition was checked. */
  found: Item | undefined
}

export type Performed = Draft & ({ answer: object } | { refusal: Refusal })

/**
 * Runs a dynalite action on a proxy of the store that collects its writes. dynalite itself writes an item
 * and each of its index entries one by one, and a crash can come between them. A draft is committed in one LevelDB batch,
 * which is atomic. `commit` runs while dynalite still holds its lock on the item; without it the
 * writes are only collected.
 */
export function perform(
  store: Store,
  operation: Operation,
  request: object,
  commit?: (draft: Draft) => Promise<void>,
): Promise<Performed> {
  const draft: Draft = { writes: [], images: [], found: undefined }
  return new Promise((resolve, reject) => {
    const view = collectingStore(store, { operation, draft, commit, fail: reject })
    actionOf(operation)(view, request, (error, answer) => {
      if (error && !isRefusal(error)) reject(error)
      else if (error) resolve({ ...draft, refusal: error })
      else resolve({ ...draft, answer: answer ?? {} })
    })
  })
}
