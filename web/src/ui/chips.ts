/** Adds a text to the list, unless it is blank or already in the list. */
export function withChip(list: readonly string[], typed: string): string[] {
  const text = typed.trim()
  return text === '' || list.includes(text) ? [...list] : [...list, text]
}
