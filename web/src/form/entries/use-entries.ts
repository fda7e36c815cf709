import { useState } from 'react'
import type { EntryKind } from './entry-kinds.ts'

export type Item<Entry> = {
  id: number
  entry: Entry
  /** The candidate added it: removing it leaves no trace. */
  isAdded: boolean
  isOut: boolean
  isOpen: boolean
}

export type Entries<Entry> = {
  items: readonly Item<Entry>[]
  change: (id: number, part: Partial<Item<Entry>>) => void
  remove: (id: number) => void
  /** An empty entry, or one that is suggested. */
  add: (entry?: Entry) => void
}

/** The entries of a list while a form is open. */
export function useEntries<Entry>(initial: readonly Entry[], kind: EntryKind<Entry>): Entries<Entry> {
  const [items, setItems] = useState<readonly Item<Entry>[]>(() =>
    initial.map((entry, id) => ({ id, entry, isAdded: false, isOut: false, isOpen: false })),
  )
  return {
    items,
    change: (id, part) =>
      setItems((before) => before.map((item) => (item.id === id ? { ...item, ...part } : item))),
    remove: (id) => setItems((before) => before.filter((item) => item.id !== id)),
    add: (entry = kind.blank) =>
      setItems((before) => {
        const id = Math.max(-1, ...before.map((item) => item.id)) + 1
        return [...before, { id, entry, isAdded: true, isOut: false, isOpen: true }]
      }),
  }
}
