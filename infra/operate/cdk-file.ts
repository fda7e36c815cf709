import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../paths.ts'

export type CdkFile = { context: Record<string, unknown> }

export const readCdkFile = (file: string): CdkFile => JSON.parse(readFileSync(file, 'utf8')) as CdkFile

/** Formats the file, because the pipeline checks the format before it deploys a rotation. */
export function writeCdkFile(file: string, content: CdkFile): void {
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`)
  execFileSync(join(repositoryRoot, 'node_modules/.bin/oxfmt'), [
    '--config',
    join(repositoryRoot, '.oxfmtrc.json'),
    file,
  ])
}
