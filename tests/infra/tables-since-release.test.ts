import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { releaseTags } from '#infra/operate/rollback.ts'
import { repositoryRoot } from '#infra/paths.ts'
import { tables, type Table } from '#infra/resources/tables.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' }).trim()

/** The last release; the last commit in a checkout without tags, so that a change is refused before it is committed. */
const last = git('tag', '--list', releaseTags, '--sort=-committerdate').split('\n')[0] || 'HEAD'

async function tablesOf(ref: string): Promise<Record<string, Table>> {
  const folder = mkdtempSync(join(tmpdir(), 'tables-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'tables.ts')
  writeFileSync(file, git('show', `${ref}:infra/resources/tables.ts`))
  const { tables: found } = (await import(pathToFileURL(file).href)) as { tables: Record<string, Table> }
  return found
}

test(`keeps the keys of the tables, and the attributes of their indexes, since ${last}`, async () => {
  const before = await tablesOf(last)
  expect(Object.keys(before).length).toBeGreaterThan(10)
  const now: Record<string, Table | undefined> = tables
  for (const [name, old] of Object.entries(before)) {
    const { partition, sort, indexes = {} } = now[name] ?? old
    expect([name, partition, sort]).toEqual([name, old.partition, old.sort])
    for (const [index, attributes] of Object.entries(old.indexes ?? {}))
      expect([name, index, indexes[index] ?? attributes]).toEqual([name, index, attributes])
  }
})
