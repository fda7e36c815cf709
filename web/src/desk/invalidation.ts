import { useSyncExternalStore } from 'react'

/** How often the applicants have changed in this tab. SWR's `mutate` with a filter of keys does not reach lists in pages. */
let version = 0
const listeners = new Set<() => void>()

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Has lists of applicants and Today loaded again where they are shown, and before they are shown anywhere else. */
export function listsChanged(): void {
  version += 1
  for (const listener of listeners) listener()
}

/** A part of the keys of these answers. */
export const useListsVersion = (): number => useSyncExternalStore(onChange, () => version)
