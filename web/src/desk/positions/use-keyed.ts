import { useState } from 'react'

export type Keyed<Value> = { key: number; value: Partial<Value> }

/** Each entry keeps its key, so that its fields keep what was typed. */
function movedUp<Value>(entries: readonly Keyed<Value>[], key: number): Keyed<Value>[] {
  const index = entries.findIndex((one) => one.key === key)
  const [before, moved] = [entries[index - 1], entries[index]]
  if (before === undefined || moved === undefined) return [...entries]
  return entries.toSpliced(index - 1, 2, moved, before)
}

/** Entries of a form in their order. Their values are in the uncontrolled fields. */
export function useKeyed<Value>(initial: readonly Value[], blank: Partial<Value>) {
  const [entries, setEntries] = useState<Keyed<Value>[]>(() => initial.map((value, key) => ({ key, value })))
  return {
    entries,
    add: () =>
      setEntries((before) => [
        ...before,
        { key: Math.max(-1, ...before.map(({ key }) => key)) + 1, value: blank },
      ]),
    moveUp: (key: number) => setEntries((before) => movedUp(before, key)),
    remove: (key: number) => setEntries((before) => before.filter((one) => one.key !== key)),
  }
}
