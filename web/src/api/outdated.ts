const listeners = new Set<() => void>()

/** Called with each change of the candidate's applications that a page without the cache has made. */
export const onOutdated = (listener: () => void): void => void listeners.add(listener)

/** Tells the cache of the candidate's data, where it is loaded, that it is outdated. Pages that everybody can read do without swr. */
export function candidateDataChanged(): void {
  for (const listener of listeners) listener()
}
