import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import type { Judged } from './values.ts'

/** A CV of a corpus, as its manifest names it. */
export type CorpusDocument = {
  id: string
  file: string
  truth: string
  format: string
  kind?: string
  layout: string
}

/** The format that the reader finds: a file named .doc can be rich text or XML. */
export function formatOf({ format, kind }: Pick<CorpusDocument, 'format' | 'kind'>, bytes: Buffer): string {
  if (kind === 'scan') return 'scan'
  if (format !== 'doc') return format === 'pdf' ? 'PDF with text' : format.toUpperCase()
  const start = bytes.toString('latin1', 0, 5)
  if (start === '{\\rtf') return 'RTF'
  return start === '<?xml' ? 'Word XML' : 'DOC'
}

/** As the corpus's scorer prints it: F1 of all fields, and the mean of F1 over the people. */
export type Score = { F1: string; perPerson: string }

/** Runs the corpus's scorer on some of its documents, with a manifest of these only. */
export function scoreOf(
  group: readonly CorpusDocument[],
  corpus: { documents: string; scorer: string; predictions: string },
): Score {
  const folder = mkdtempSync(join(tmpdir(), 'cv-group-'))
  try {
    const documents = group.map((document) => ({
      ...document,
      truth: relative(folder, resolve(corpus.documents, document.truth)),
    }))
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ documents }))
    const output = join(folder, 'score.json')
    const { stdout } = spawnSync(
      process.execPath,
      [corpus.scorer, folder, corpus.predictions, '--json', output],
      { encoding: 'utf8' },
    )
    const { micro } = JSON.parse(readFileSync(output, 'utf8')) as { micro: { F1: number } }
    return { F1: micro.F1.toFixed(3), perPerson: /per-person F1 ([\d.]+)/.exec(stdout)?.[1] ?? '-' }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export type Group = { name: string; documents: number; score: Score; judgements: readonly Judged[] }

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`

/** A table of groups: F1, the silent errors, and how often the reader reports rightly and wrongly that it left something out. */
export function groupTable(groups: readonly Group[]): string {
  const rows = groups.map(({ name, documents, score, judgements }) => {
    const sum = (of: (one: Judged) => number): number => judgements.reduce((total, one) => total + of(one), 0)
    const values = sum((one) => one.values)
    const marked = (some: readonly Judged[]): string =>
      `${some.length}, ${percent(some.filter(({ isMarked }) => isMarked).length, some.length)}`
    return [
      name,
      documents,
      score.F1,
      score.perPerson,
      `${percent(
        sum((one) => one.silent),
        values,
      )} of ${values} values`,
      `${sum((one) => one.silentJobs)} of ${sum((one) => one.jobs)}`,
      marked(judgements.filter(({ isLossy }) => isLossy)),
      marked(judgements.filter(({ isLossy }) => !isLossy)),
    ]
  })
  const heads = [
    'CVs',
    'number',
    'F1',
    'per person',
    'wrong or missing without a mark',
    'jobs lost without a mark',
    'lose an entry, a name or a start, of them marked',
    'whole, of them marked',
  ]
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}
