import { alignedText } from '../aligned-text.ts'
import { shownUnits, type Units } from './counted-units.ts'
import { unitsAt } from './request-units.ts'

/** The number of jobs, and of applications and interview sessions of other candidates. */
const sizes = [10, 1000, 100_000] as const

/** The goals: the most units of a request, without indexes. Reasons: docs/decisions/028-positions-and-applications.md */
const max: Readonly<Record<string, Partial<Pick<Units, 'read' | 'write'>>>> = {
  'GET /jobs': { read: 0 },
  'GET /jobs, searched': { read: 0 },
  'GET /interviews/': { read: 4 },
  'GET /auth/candidates/applications': { read: 4 },
  'POST /jobs/{id}/apply': { write: 8 },
}

const isSame = (one: Units, other: Units): boolean =>
  one.read === other.read && one.write === other.write && one.indexes === other.indexes

/** The table of units at each size, and the requests that miss their goal: whose units grow, or exceed `max`. */
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
    return { what, cells: all.map(shownUnits), holds: isFlat && isWithin }
  })
  const heading = ['Units: read / write + of indexes', ...sizes.map((size) => `${size} jobs`), '']
  const text = alignedText([
    heading,
    ...rows.map(({ what, cells, holds }) => [what, ...cells, holds ? 'holds' : 'MISSES']),
  ])
  return { text, misses: rows.filter(({ holds }) => !holds).map(({ what }) => what) }
}
