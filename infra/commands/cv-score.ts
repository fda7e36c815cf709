import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCv } from '#functions/cv/reader/read-cv.ts'
import { recogniseLocally } from '../local/functions/text-recognition.ts'
import { cvFailure } from './cv-failure.ts'
import { calibrationTable, verdictsOf, type Truth, type Verdict } from './cv-scoring/calibration.ts'

/**
 * `npm run cv:score -- FOLDER [options of the scorer]`: reads every CV of a corpus (`documents/manifest.json`) and
 * passes the parsed fields to the corpus's own scorer (`score.mjs`). Then it prints how often the reader is right where it is
 * sure, and wrong where it asks a person to check.
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

type Manifest = { documents: readonly { id: string; file: string; truth: string }[] }

const manifest = JSON.parse(readFileSync(join(documents, 'manifest.json'), 'utf8')) as Manifest
const predictions = mkdtempSync(join(tmpdir(), 'cv-score-'))
const verdicts: Verdict[] = []
try {
  for (const { id, file, truth } of manifest.documents) {
    // A document that cannot be read scores nothing, and the others are still scored.
    const reading = await readCv(readFileSync(join(documents, file)), recogniseLocally).catch(
      (error: unknown) => {
        process.stderr.write(`${file}: ${cvFailure(error)}\n`)
        return undefined
      },
    )
    writeFileSync(join(predictions, `${id}.json`), JSON.stringify(reading?.cv ?? {}))
    const said = JSON.parse(readFileSync(join(documents, truth), 'utf8')) as Truth
    if (reading !== undefined) verdicts.push(...verdictsOf(reading, said))
  }
  const { status } = spawnSync(process.execPath, [scorer, documents, predictions, '--per-doc', ...options], {
    stdio: 'inherit',
  })
  process.stdout.write(`\n${calibrationTable(verdicts)}`)
  process.exitCode = status ?? 1
} finally {
  rmSync(predictions, { recursive: true, force: true })
}
