const listeners = new Set<() => void>()

/** Called with each change of the candidate's applications that a page without the cache has made. */
export const onOutdated = (listener: () => void): void => void listeners.add(listener)

/** Marks the cached data of the candidate as outdated, if the cache is loaded. Public pages do not load swr, so they do not import it. */
export function candidateDataChanged(): void {
  for (const listener of listeners) listener()
}
