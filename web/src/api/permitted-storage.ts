type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Replaces a storage that the browser forbids, until the page is closed. */
function inMemory(): Storage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}

const memory = { localStorage: inMemory(), sessionStorage: inMemory() }

/** Uses one of the browser's storages; where it is forbidden or full, memory that is lost when the page is closed. */
export function permitted<Result>(kind: keyof typeof memory, use: (storage: Storage) => Result): Result {
  try {
    return use(globalThis[kind])
  } catch {
    return use(memory[kind])
  }
}
