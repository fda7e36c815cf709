import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { truthOf } from './cv.ts'
import { withPrinter } from './printing.ts'
import { bytesOf, manifestEntry, mixedSet } from './sets.ts'

/**
 * `npm run cv:unseen -- FOLDER --seed N [--count 40]`: draws CVs of invented people from a seed and writes them as a corpus
 * that `npm run cv:score` reads. The forms and wordings were written without knowledge of the reader's rules.
 * `--scorer FILE` copies a scorer to the folder.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    count: { type: 'string' },
    'no-scans': { type: 'boolean' },
    scorer: { type: 'string' },
  },
})
const [folder] = positionals
const [seed, count] = [Number(values.seed ?? Number.NaN), Number(values.count ?? '40')]
if (folder === undefined || !Number.isInteger(seed) || !Number.isInteger(count)) {
  process.stderr.write(
    'Name a folder and a seed: npm run cv:unseen -- FOLDER --seed N [--count 40] [--no-scans] [--scorer FILE]\n',
  )
  process.exit(1)
}
const documents = join(folder, 'documents')
mkdirSync(documents, { recursive: true })
if (values.scorer !== undefined) copyFileSync(values.scorer, join(folder, 'score.mjs'))
const all = mixedSet(seed, count, values['no-scans'] !== true)
const manifest = all.map(manifestEntry)
await withPrinter(async (printer) => {
  for (const [index, planned] of all.entries()) {
    const { file = '', truth = '' } = manifest[index] ?? {}
    writeFileSync(join(documents, file), await bytesOf(planned, printer))
    writeFileSync(join(documents, truth), JSON.stringify(truthOf(planned.cv), null, 1))
  }
})
writeFileSync(join(documents, 'manifest.json'), JSON.stringify({ documents: manifest }, null, 1))
process.stdout.write(`${all.length} CVs in ${new Set(all.map(({ layout }) => layout)).size} layouts\n`)
