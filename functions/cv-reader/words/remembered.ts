/** A CV has about this many different lines and pieces. */
const maxTexts = 4000

/** Caches a function of a text, because the steps of a reading call it for the same lines many times. */
export function remembered<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined || known.has(text)) return before as T
    if (known.size >= maxTexts) known.clear()
    const found = answer(text)
    known.set(text, found)
    return found
  }
}
