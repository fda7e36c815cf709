import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fileOf, formatOf } from './files.ts'
import { openPrinter } from './printing.ts'
import { dateSet, mixedSet, pairSet, pictureSet, type Planned } from './sets.ts'
import { shownTruth } from './truth.ts'

/**
 * `npm run cv:unseen -- FOLDER --seed N [--count 40]`: draws CVs of invented people from a seed and writes them as a corpus
 * that `npm run cv:score` reads. The forms and wordings were written without knowledge of the reader's rules.
 * `--pairs`, `--dates` and `--pictures` write fixed sets instead; `--scorer FILE` copies a scorer to the folder.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    count: { type: 'string' },
    pairs: { type: 'boolean' },
    dates: { type: 'boolean' },
    pictures: { type: 'boolean' },
    'no-scans': { type: 'boolean' },
    scorer: { type: 'string' },
  },
})
const [folder] = positionals
const [seed, count] = [Number(values.seed ?? Number.NaN), Number(values.count ?? '40')]
if (folder === undefined || !Number.isInteger(seed) || !Number.isInteger(count)) {
  process.stderr.write(
    'Name a folder and a seed: npm run cv:unseen -- FOLDER --seed N [--count 40] [--pairs | --dates | --pictures] [--no-scans] [--scorer FILE]\n',
  )
  process.exit(1)
}

function plannedSet(): Planned[] {
  if (values.pairs === true) return pairSet(seed)
  if (values.dates === true) return dateSet(seed)
  return values.pictures === true ? pictureSet(seed) : mixedSet(seed, count, values['no-scans'] !== true)
}

async function write(documents: string, all: readonly Planned[]): Promise<void> {
  const printer = await openPrinter()
  const manifest: object[] = []
  try {
    for (const document of all) {
      const { id, layout, cluster, file, cv } = document
      const { format, kind } = formatOf(document)
      const named = { id, file: `${id}.${format}`, truth: `${id}.truth.json`, format, kind, layout, cluster }
      writeFileSync(join(documents, named.file), await fileOf(document, printer.print))
      writeFileSync(join(documents, named.truth), JSON.stringify(shownTruth(cv), null, 1))
      const { language, arrangement, employer, position, heading, order } = cv.form
      const about = {
        language,
        arrangement,
        employer,
        position,
        heading,
        order,
        written: file,
        wordings: cv.wordings,
      }
      manifest.push({ ...named, ...about })
    }
  } finally {
    await printer.close()
  }
  writeFileSync(join(documents, 'manifest.json'), JSON.stringify({ documents: manifest }, null, 1))
}

const documents = join(folder, 'documents')
mkdirSync(documents, { recursive: true })
if (values.scorer !== undefined) copyFileSync(values.scorer, join(folder, 'score.mjs'))
const all = plannedSet()
await write(documents, all)
process.stdout.write(`${all.length} CVs in ${new Set(all.map(({ layout }) => layout)).size} layouts\n`)
