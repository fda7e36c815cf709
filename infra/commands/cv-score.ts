import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCv } from 'cv-reader'
import { recogniseLocally } from '../local/functions/text-recognition.ts'
import { cvFailure } from './cv-failure.ts'
import { formatOf, groupTable, scoreOf, type CorpusDocument, type Group } from './cv-scoring/groups.ts'
import { judged, type Judged, type Truth } from './cv-scoring/values.ts'

/**
 * `npm run cv:score -- FOLDER [options of the scorer]`: reads every CV of a corpus (`documents/manifest.json`) and
 * passes the parsed fields to the corpus's own scorer (`score.mjs`). Then it prints a table of the silent errors: of all CVs, by format and
 * by layout.
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
    if (reading !== undefined) judgements.set(document, judged(reading, truth))
  }
  const { status } = spawnSync(process.execPath, [scorer, documents, predictions, '--per-doc', ...options], {
    stdio: 'inherit',
  })
  const groupOf = (name: string, group: readonly CorpusDocument[]): Group => ({
    name,
    documents: group.length,
    score: scoreOf(group, { documents, scorer, predictions }),
    judgements: group.flatMap((document) => judgements.get(document) ?? []),
  })
  const groupsBy = (nameOf: (document: CorpusDocument) => string): Group[] =>
    [...Map.groupBy(manifest.documents, nameOf)].map(([name, group]) => groupOf(name, group))
  const groups = [
    groupOf('all', manifest.documents),
    ...groupsBy((document) => formats.get(document) ?? document.format),
    ...groupsBy(({ layout }) => layout),
  ]
  process.stdout.write(`\n${groupTable(groups)}`)
  process.exitCode = status ?? 1
} finally {
  rmSync(predictions, { recursive: true, force: true })
}
