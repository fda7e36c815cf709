import type { Readable } from 'node:stream'
import {
  sectionPrefix,
  type Done,
  type Operation,
  type Section,
  type Store,
  type Table,
  type Write,
} from './dynalite.ts'
import type { Item } from './item.ts'
import { refusalOfIndexKeys } from './index-keys.ts'

/** One item before and after a write. */
export type Image = { table: Table; before: Item | undefined; after: Item | undefined }

/** The writes of a dynalite action, collected instead of executed. */
export type Draft = {
  writes: Write[]
  images: Image[]
  /** The item that the action read, against which its condition was checked. */
  found: Item | undefined
}

/** The run of one action. */
type Run = {
  operation: Operation
  draft: Draft
  commit: ((draft: Draft) => Promise<void>) | undefined
  /** Ends the run with an unexpected error. */
  fail: (error: unknown) => void
}

type Collecting = Run & {
  tables: Map<string, Table>
  /** The items that the action read, by their key in the store. */
  seen: Map<string, Item | undefined>
  /** Releases dynalite's lock on the item. */
  unlock: () => void
}

/** The store for one action: reads pass through, writes go into the draft. */
export function collectingStore(store: Store, run: Run): Store {
  const collecting: Collecting = { ...run, tables: new Map(), seen: new Map(), unlock: () => {} }
  return {
    ...store,
    getItemDb: (name) => itemsOf(store, name, collecting),
    getIndexDb: (type, table, index) =>
      collectedIn(collecting, store.getIndexDb(type, table, index), sectionPrefix.index(type, table, index)),
    getTable(name, checkStatus, done) {
      const next = done ?? (typeof checkStatus === 'function' ? checkStatus : () => {})
      store.getTable(
        name,
        checkStatus !== false,
        guarded(collecting, (error, table) => {
          if (table !== undefined) collecting.tables.set(name, table)
          next(error, table)
        }),
      )
    },
  }
}

/** dynalite continues in LevelDB callbacks; an error thrown there would end the process with the item locked. */
const guarded =
  <Result>(collecting: Collecting, done: Done<Result>): Done<Result> =>
  (error, result) => {
    try {
      done(error, result)
    } catch (thrown) {
      collecting.unlock()
      collecting.fail(thrown)
    }
  }

/** For a stream, whose listeners filter and count the items. */
function guardedStream(collecting: Collecting, stream: Readable): Readable {
  const emit = stream.emit.bind(stream)
  stream.emit = (...event: Parameters<typeof emit>) => {
    try {
      return emit(...event)
    } catch (thrown) {
      collecting.fail(thrown)
      stream.destroy()
      return true
    }
  }
  return stream
}

const collectedIn = (collecting: Collecting, section: Section, prefix: string): Section => ({
  ...section,
  createValueStream: (range) => guardedStream(collecting, section.createValueStream(range)),
  put(key, value, done) {
    collecting.draft.writes.push({ type: 'put', key: prefix + key, value })
    done(null)
  },
  del(key, done) {
    collecting.draft.writes.push({ type: 'del', key: prefix + key })
    done(null)
  },
})

/** The items of a table; writing one commits the draft. */
function itemsOf(store: Store, name: string, collecting: Collecting): Section {
  const { draft, seen } = collecting
  const section = store.getItemDb(name)
  const prefix = sectionPrefix.items(name)
  const collected = collectedIn(collecting, section, prefix)
  const commitItem = async (key: string, after: Item | undefined, done: Done<void>) => {
    const table = collecting.tables.get(name)
    if (table !== undefined) {
      const written = { before: seen.get(prefix + key), after }
      const refusal = refusalOfIndexKeys(table, written, collecting.operation)
      if (refusal !== undefined) return done(refusal)
      draft.images.push({ table, ...written })
    }
    try {
      await collecting.commit?.(draft)
    } catch (error) {
      return done(error instanceof Error ? error : new Error(String(error)))
    }
    done(null)
  }
  return {
    ...collected,
    lock: (key, work) =>
      section.lock(key, (release) => {
        collecting.unlock = release(() => {})
        work(release)
      }),
    get: (key, done) =>
      section.get(
        key,
        guarded(collecting, (error, item) => {
          seen.set(prefix + key, item)
          draft.found = item
          done(error, item)
        }),
      ),
    put: (key, value, done) => collected.put(key, value, () => void commitItem(key, value, done)),
    del: (key, done) => collected.del(key, () => void commitItem(key, undefined, done)),
  }
}
