import type { Judged } from './values.ts'

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`

const columns: Readonly<Record<string, (judgements: readonly Judged[]) => string>> = {
  number: ({ length }) => String(length),
  'wrong or missing without a mark': (all) => {
    const values = sumOf(all, ({ values }) => values)
    return `${percent(
      sumOf(all, ({ silent }) => silent),
      values,
    )} of ${values} values`
  },
  'jobs lost without a mark': (all) =>
    `${sumOf(all, ({ silentJobs }) => silentJobs)} of ${sumOf(all, ({ jobs }) => jobs)}`,
  'lose an entry, a name or a start, of them marked': (all) => marked(all.filter(({ isLossy }) => isLossy)),
  'whole, of them marked': (all) => marked(all.filter(({ isLossy }) => !isLossy)),
}

const sumOf = (all: readonly Judged[], of: (one: Judged) => number): number =>
  all.reduce((total, one) => total + of(one), 0)

const marked = (some: readonly Judged[]): string =>
  `${some.length}, ${percent(some.filter(({ isMarked }) => isMarked).length, some.length)}`

/** A table of groups of CVs: the silent errors, and how often the reader reports rightly and wrongly that it left something out. */
export function figuresTable(groups: ReadonlyMap<string, readonly Judged[]>): string {
  const rows = [...groups].map(([name, judgements]) => [
    name,
    ...Object.values(columns).map((cellOf) => cellOf(judgements)),
  ])
  const heads = ['CVs', ...Object.keys(columns)]
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}
