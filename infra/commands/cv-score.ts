import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCv } from 'cv-reader'
import { recogniseLocally } from '../local/functions/text-recognition.ts'
import { cvFailure } from './cv-failure.ts'
import { calibrationTable, verdictsOf, type Truth, type Verdict } from './cv-scoring/calibration.ts'
import { formatOf, groupTable, scoreOf, type CorpusDocument } from './cv-scoring/groups.ts'
import { silentErrorTable, judged, type Judged } from './cv-scoring/values.ts'

/**
 * `npm run cv:score -- FOLDER [options of the scorer]`: reads every CV of a corpus (`documents/manifest.json`) and
 * passes the parsed fields to the corpus's own scorer (`score.mjs`), for all of them, by format and by layout. Then it prints
 * how often sure fields are right and marked fields are wrong; and by format the silent errors, and how often the reader reports
 * rightly and wrongly that it left something out.
 */
const [folder = '', ...options] = process.argv.slice(2)
const documents = join(folder, 'documents')
const scorer = join(folder, 'score.mjs')
if (!existsSync(join(documents, 'manifest.json')) || !existsSync(scorer)) {
  process.stderr.write(
    'Name a folder with documents/manifest.json and score.mjs: npm run cv:score -- FOLDER\n',
  )
  process.exit(1)
}

type Manifest = { documents: readonly CorpusDocument[] }

const manifest = JSON.parse(readFileSync(join(documents, 'manifest.json'), 'utf8')) as Manifest
const predictions = mkdtempSync(join(tmpdir(), 'cv-score-'))
const verdicts: Verdict[] = []
const formats = new Map<CorpusDocument, string>()
const judgements = new Map<CorpusDocument, Judged>()
try {
  for (const document of manifest.documents) {
    const bytes = readFileSync(join(documents, document.file))
    formats.set(document, formatOf(document, bytes))
    // An unreadable document scores 0.
    const reading = await readCv(bytes, recogniseLocally).catch((error: unknown) => {
      process.stderr.write(`${document.file}: ${cvFailure(error)}\n`)
      return undefined
    })
    writeFileSync(join(predictions, `${document.id}.json`), JSON.stringify(reading?.cv ?? {}))
    const truth = JSON.parse(readFileSync(join(documents, document.truth), 'utf8')) as Truth
    if (reading === undefined) continue
    verdicts.push(...verdictsOf(reading, truth))
    judgements.set(document, judged(reading, truth))
  }
  const { status } = spawnSync(process.execPath, [scorer, documents, predictions, '--per-doc', ...options], {
    stdio: 'inherit',
  })
  const tableBy = (name: string, groupOf: (document: CorpusDocument) => string): string =>
    groupTable(
      name,
      [...Map.groupBy(manifest.documents, groupOf)].map(([group, own]) =>
        scoreOf(group, own, { documents, scorer, predictions }),
      ),
    )
  process.stdout.write(`\n${tableBy('format', (document) => formats.get(document) ?? document.format)}`)
  process.stdout.write(`\n${tableBy('layout', ({ layout }) => layout)}`)
  process.stdout.write(`\n${calibrationTable(verdicts)}`)
  const judgedOf = (documents: readonly CorpusDocument[]): Judged[] =>
    documents.flatMap((document) => judgements.get(document) ?? [])
  const makerOf = ({ maker, origin = 'not said' }: CorpusDocument): string => maker ?? origin
  process.stdout.write(`\n${tableBy('maker', makerOf)}`)
  process.stdout.write(
    `\n${silentErrorTable(
      'maker',
      [...Map.groupBy(manifest.documents, makerOf)].map(([maker, own]) => [maker, judgedOf(own)] as const),
    )}`,
  )
  const byFormat = Map.groupBy(manifest.documents, (document) => formats.get(document) ?? document.format)
  process.stdout.write(
    `\n${silentErrorTable('format', [
      ...[...byFormat].map(([format, own]) => [format, judgedOf(own)] as const),
      ['all', judgedOf(manifest.documents)],
    ])}`,
  )
  process.exitCode = status ?? 1
} finally {
  rmSync(predictions, { recursive: true, force: true })
}
