/** Reads a list of the API to its end, or until it has as many entries as are wanted. `next`: where it was not read to its end. */
export async function allPages<Entry>(
  read: (cursor: string | undefined) => Promise<{ entries: readonly Entry[]; next: string | null }>,
  onProgress: (count: number) => void,
  max = Infinity,
): Promise<{ entries: Entry[]; next: string | null }> {
  const entries: Entry[] = []
  let next: string | null = null
  do {
    const page = await read(next ?? undefined)
    entries.push(...page.entries)
    next = page.next
    onProgress(entries.length)
  } while (next !== null && entries.length < max)
  return { entries, next }
}
