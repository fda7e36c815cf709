import type { HistoryEntry } from './use-history.ts'

export type Happened = HistoryEntry & { count: number }

/** Acts in a row of one person of one kind, such as opening the page several times, are one line with the newest time. */
export function grouped(entries: readonly HistoryEntry[]): Happened[] {
  const lines: Happened[] = []
  for (const entry of entries) {
    const last = lines.at(-1)
    const isSame = last?.who === entry.who && last.act === entry.act && last.detail === entry.detail
    if (isSame) last.count += 1
    else lines.push({ ...entry, count: 1 })
  }
  return lines
}
