/** Loads at the first call and keeps the result. A failed load is not kept, so the next call tries again. */
export function lazy<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      throw error
    }))
}
