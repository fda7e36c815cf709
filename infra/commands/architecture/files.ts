import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../paths.ts'
import { diagrams } from './diagrams.ts'
import { drawNarrow } from './narrow.ts'
import { withTables } from './tables.ts'
import { drawWide } from './wide.ts'

const page = 'docs/architecture.md'

/** The files that `npm run architecture` writes, by path. */
export const architectureFiles = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    diagrams.flatMap((diagram) => [
      [`docs/diagrams/${diagram.name}.svg`, drawWide(diagram)],
      [`docs/diagrams/${diagram.name}-narrow.svg`, drawNarrow(diagram)],
    ]),
  ),
  [page]: withTables(readFileSync(join(repositoryRoot, page), 'utf8')),
})
