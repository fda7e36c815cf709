import {
  actionOf,
  sectionPrefix,
  type Done,
  type Item,
  type Operation,
  type Section,
  type Store,
  type Table,
  type Write,
} from './dynalite.ts'
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
  const tables = new Map<string, Table>()
  const seen = new Map<string, Item | undefined>()

  return new Promise((resolve, reject) => {
    let unlock = () => {}

    /** dynalite continues in LevelDB callbacks; an error thrown there would end the process with the item locked. */
    const guarded =
      <Result>(done: Done<Result>): Done<Result> =>
      (error, result) => {
        try {
          done(error, result)
        } catch (thrown) {
          unlock()
          reject(thrown)
        }
      }

    const collected = (section: Section, prefix: string): Section => ({
      ...section,
      put(key, value, done) {
        draft.writes.push({ type: 'put', key: prefix + key, value })
        done(null)
      },
      del(key, done) {
        draft.writes.push({ type: 'del', key: prefix + key })
        done(null)
      },
    })

    const items = (name: string): Section => {
      const section = store.getItemDb(name)
      const prefix = sectionPrefix.items(name)
      const collect = collected(section, prefix)
      const commitItem = async (key: string, after: Item | undefined, done: Done<void>) => {
        const table = tables.get(name)
        if (table !== undefined) draft.images.push({ table, before: seen.get(prefix + key), after })
        try {
          await commit?.(draft)
        } catch (error) {
          return done(error instanceof Error ? error : new Error(String(error)))
        }
        done(null)
      }
      return {
        ...section,
        lock: (key, work) =>
          section.lock(key, (release) => {
            unlock = release(() => {})
            work(release)
          }),
        get: (key, done) =>
          section.get(
            key,
            guarded((error, item) => {
              seen.set(prefix + key, item)
              draft.found = item
              done(error, item)
            }),
          ),
        put: (key, value, done) => collect.put(key, value, () => void commitItem(key, value, done)),
        del: (key, done) => collect.del(key, () => void commitItem(key, undefined, done)),
      }
    }

    const view: Store = {
      ...store,
      getItemDb: items,
      getIndexDb: (type, table, index) =>
        collected(store.getIndexDb(type, table, index), sectionPrefix.index(type, table, index)),
      getTable(name, checkStatus, done) {
        const next = done ?? (typeof checkStatus === 'function' ? checkStatus : () => {})
        store.getTable(
          name,
          checkStatus !== false,
          guarded((error, table) => {
            if (table !== undefined) tables.set(name, table)
            next(error, table)
          }),
        )
      },
    }

    actionOf(operation)(view, request, (error, answer) => {
      if (error && !isRefusal(error)) reject(error)
      else if (error) resolve({ ...draft, refusal: error })
      else resolve({ ...draft, answer: answer ?? {} })
    })
  })
}
