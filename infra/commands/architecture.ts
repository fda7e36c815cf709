import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '../paths.ts'
import { architectureFiles } from './architecture/files.ts'

/** `npm run architecture`: writes the diagrams and tables of docs/architecture.md from the code that they describe. */
for (const [path, content] of Object.entries(architectureFiles())) {
  const file = join(repositoryRoot, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  process.stdout.write(`${path}\n`)
}
