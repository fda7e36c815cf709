import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'

/** A CV of a corpus, as its manifest names it. */
export type CorpusDocument = {
  id: string
  file: string
  truth: string
  format: string
  kind?: string
  layout: string
  /** The program or template that made it. */
  maker?: string
  origin?: string
}

/** The format that the reader finds: a file named .doc can be rich text or XML. */
export function formatOf({ format, kind }: Pick<CorpusDocument, 'format' | 'kind'>, bytes: Buffer): string {
  if (kind === 'scan') return 'scan'
  if (format !== 'doc') return format === 'pdf' ? 'PDF with text' : format.toUpperCase()
  const start = bytes.toString('latin1', 0, 5)
  if (start === '{\\rtf') return 'RTF'
  return start === '<?xml' ? 'Word XML' : 'DOC'
}

export type GroupScore = {
  group: string
  documents: number
  micro: { P: number; R: number; F1: number }
  /** As the scorer prints it: the mean of F1 over the people. */
  perPerson: string
  /** F1 of entries with every field right; undefined where no CV of the group has entries. */
  wholeExperience: number | undefined
  wholeEducation: number | undefined
}

type ScorerOutput = Pick<GroupScore, 'micro'> & { rows: readonly { field: string; F1: number }[] }

/** Runs the corpus's scorer on some of its documents, with a manifest of these only. */
export function scoreOf(
  group: string,
  groupDocuments: readonly CorpusDocument[],
  corpus: { documents: string; scorer: string; predictions: string },
): GroupScore {
  const folder = mkdtempSync(join(tmpdir(), 'cv-group-'))
  try {
    const documents = groupDocuments.map((document) => ({
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
    const { micro, rows } = JSON.parse(readFileSync(output, 'utf8')) as ScorerOutput
    const whole = (list: string): number | undefined =>
      rows.find(({ field }) => field === `${list} (whole entry)`)?.F1
    return {
      group,
      documents: groupDocuments.length,
      micro,
      perPerson: /per-person F1 ([\d.]+)/.exec(stdout)?.[1] ?? '-',
      wholeExperience: whole('experience'),
      wholeEducation: whole('education'),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const figure = (number: number | undefined): string => number?.toFixed(3) ?? '-'

/** A table: precision, recall and F1 of each group, and F1 of its whole entries. */
export const groupTable = (name: string, scores: readonly GroupScore[]): string =>
  [
    `| ${name} | documents | P | R | F1 | per person | whole experience | whole education |`,
    '|---|---|---|---|---|---|---|---|',
    ...scores.map(({ group, documents, micro, perPerson, wholeExperience, wholeEducation }) => {
      const figures = [micro.P, micro.R, micro.F1].map(figure)
      const cells = [group, documents, ...figures, perPerson, figure(wholeExperience), figure(wholeEducation)]
      return `| ${cells.join(' | ')} |`
    }),
    '',
  ].join('\n')
