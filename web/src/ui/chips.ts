/** The list with one more, where there is something to add and it is not there already. */
export function withChip(list: readonly string[], typed: string): string[] {
  const text = typed.trim()
  return text === '' || list.includes(text) ? [...list] : [...list, text]
}
