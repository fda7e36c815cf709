type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Stands in for a storage that the browser forbids, for as long as the page lives. */
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

/** Uses one of the browser's storages; where it is forbidden or full, a copy that ends with the page. */
export function permitted<Result>(kind: keyof typeof memory, use: (storage: Storage) => Result): Result {
  try {
    return use(globalThis[kind])
  } catch {
    return use(memory[kind])
  }
}
