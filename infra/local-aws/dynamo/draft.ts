import { collectingStore, type Draft } from './collecting-store.ts'
import { actionOf, type Operation, type Store } from './dynalite.ts'
import { isRefusal, type Refusal } from './refusals.ts'

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
