import type { Units } from './counted-units.ts'
import { unitsAt } from './request-units.ts'

/** Jobs, and as many applications and interview sessions of other candidates. */
const sizes = [10, 1000, 100_000] as const

/** The most units of a request, on the tables themselves. Reasons: docs/decisions/028-positions-and-applications.md */
const max: Readonly<Record<string, Partial<Pick<Units, 'read' | 'write'>>>> = {
  'GET /jobs': { read: 0 },
  'GET /jobs, searched': { read: 0 },
  'GET /interviews/': { read: 4 },
  'GET /auth/candidates/applications': { read: 4 },
  'POST /jobs/{id}/apply': { write: 8 },
}

const shown = ({ read, write, indexes }: Units): string =>
  `${read} / ${write}${indexes === 0 ? '' : ` + ${indexes}`}`

const isSame = (one: Units, other: Units): boolean =>
  one.read === other.read && one.write === other.write && one.indexes === other.indexes

/** The table of units at each size, and what misses its goal: a request whose units grow, or are more than `most`. */
export async function requestUnits(folder: string): Promise<{ text: string; misses: string[] }> {
  const columns: Awaited<ReturnType<typeof unitsAt>>[] = []
  for (const size of sizes) columns.push(await unitsAt(folder, size))
  const [first = []] = columns
  const rows = first.map(({ what, units }, row) => {
    const all = columns.map((column) => column[row]?.units ?? units)
    const limit = max[what] ?? {}
    const isFlat = all.every((one) => isSame(one, units))
    const isWithin = all.every(
      ({ read, write }) => read <= (limit.read ?? read) && write <= (limit.write ?? write),
    )
    return { what, cells: all.map(shown), holds: isFlat && isWithin }
  })
  const heading = ['Units: read / write + of indexes', ...sizes.map((size) => `${size} jobs`), '']
  const lines = [
    heading,
    ...rows.map(({ what, cells, holds }) => [what, ...cells, holds ? 'holds' : 'MISSES']),
  ]
  const widths = heading.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const text = lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
  return { text: `${text}\n`, misses: rows.filter(({ holds }) => !holds).map(({ what }) => what) }
}
