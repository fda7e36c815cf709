import type { HistoryEntry } from './use-history.ts'

export type HistoryLine = HistoryEntry & { count: number }

/** Merges consecutive acts of one kind by one person, such as opening the page several times, but not letters. Entries: newest first. */
export function grouped(entries: readonly HistoryEntry[]): HistoryLine[] {
  const lines: HistoryLine[] = []
  for (const entry of entries) {
    const last = lines.at(-1)
    const isSame = last?.who === entry.who && last.act === entry.act && last.detail === entry.detail
    if (isSame && entry.act !== 'letter_written') last.count += 1
    else lines.push({ ...entry, count: 1 })
  }
  return lines
}

/** The same of all acts of one kind by one person, for those whose order says little. Entries: newest first. */
export const groupedByPerson = (entries: readonly HistoryEntry[]): HistoryLine[] =>
  grouped(entries.toSorted((one, other) => subjectOf(one).localeCompare(subjectOf(other)))).toSorted(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  )

const subjectOf = ({ who, act }: HistoryEntry): string => `${who ?? ''} ${act}`
