/** Texts of a CV have about this many different lines and pieces. */
const maxTexts = 4000

/** A function of a text that keeps its answers: the steps of a reading ask about the same lines many times. */
export function remembered<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= maxTexts) known.clear()
    const found = answer(text)
    known.set(text, found)
    return found
  }
}
