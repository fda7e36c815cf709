import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { madeCvs } from './made-cvs.ts'

/**
 * `node bench/cv-layouts/make.ts FOLDER [SHIFT]`: writes CVs of invented people in many layouts and formats, as a corpus for
 * `npm run cv:score`. The layouts were made after the reader's rules. A shift puts other people into them.
 */
const [folder, shift = '0'] = process.argv.slice(2)
if (folder === undefined) {
  process.stderr.write('Please name a folder: node bench/cv-layouts/make.ts FOLDER [SHIFT]\n')
  process.exit(1)
}
const documents = join(folder, 'documents')
mkdirSync(documents, { recursive: true })
const cvs = await madeCvs(['text', 'scan'], Number(shift))
const manifest = cvs.map(({ bytes, truth, ...about }) => {
  const named = { ...about, file: `${about.id}.${about.format}`, truth: `${about.id}.truth.json` }
  writeFileSync(join(documents, named.file), bytes)
  writeFileSync(join(documents, named.truth), JSON.stringify(truth, null, 1))
  return named
})
writeFileSync(join(documents, 'manifest.json'), JSON.stringify({ documents: manifest }, null, 1))
process.stdout.write(`${cvs.length} CVs in ${new Set(cvs.map(({ layout }) => layout)).size} layouts\n`)
