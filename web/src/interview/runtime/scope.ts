/** Owns what has to be closed again, and closes it as one, the newest first. */
export type Scope = {
  signal: AbortSignal
  /** After the scope is closed, `close` runs immediately. */
  own: (close: () => void) => void
  close: () => void
}

export function createScope(): Scope {
  const controller = new AbortController()
  const { signal } = controller
  const owned: (() => void)[] = []
  return {
    signal,
    own(close) {
      if (signal.aborted) close()
      else owned.push(close)
    },
    close() {
      if (signal.aborted) return
      controller.abort()
      for (const close of owned.splice(0).toReversed()) close()
    },
  }
}
