import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCv } from 'cv-reader'
import { recogniseLocally } from '../local/functions/text-recognition.ts'
import { cvFailure } from './cv-failure.ts'
import { figuresTable } from './cv-scoring/figures.ts'
import { judged, type Judged, type Truth } from './cv-scoring/values.ts'

/**
 * `npm run cv:score -- FOLDER [options of the scorer]`: reads every CV of a corpus (`documents/manifest.json`) and
 * passes the parsed fields to the corpus's own scorer (`score.mjs`). Then it prints a table of the silent errors: of all CVs and by layout.
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

type CorpusDocument = { id: string; file: string; truth: string; layout: string }

const manifest = JSON.parse(readFileSync(join(documents, 'manifest.json'), 'utf8')) as {
  documents: readonly CorpusDocument[]
}
const predictions = mkdtempSync(join(tmpdir(), 'cv-score-'))
const judgements: (Judged & { layout: string })[] = []
try {
  for (const { id, file, truth, layout } of manifest.documents) {
    // An unreadable document scores 0.
    const reading = await readCv(readFileSync(join(documents, file)), recogniseLocally).catch(
      (error: unknown) => {
        process.stderr.write(`${file}: ${cvFailure(error)}\n`)
        return undefined
      },
    )
    writeFileSync(join(predictions, `${id}.json`), JSON.stringify(reading?.cv ?? {}))
    const fields = JSON.parse(readFileSync(join(documents, truth), 'utf8')) as Truth
    if (reading !== undefined) judgements.push({ ...judged(reading, fields), layout })
  }
  const { status } = spawnSync(process.execPath, [scorer, documents, predictions, '--per-doc', ...options], {
    stdio: 'inherit',
  })
  const groups = new Map([['all', judgements], ...Map.groupBy(judgements, ({ layout }) => layout)])
  process.stdout.write(`\n${figuresTable(groups)}`)
  process.exitCode = status ?? 1
} finally {
  rmSync(predictions, { recursive: true, force: true })
}
