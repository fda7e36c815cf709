import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repositoryRoot } from '#infra/paths.ts'

const page = readFileSync(join(repositoryRoot, 'docs/security.md'), 'utf8')

/** The rows whose last columns are a file and a test: "`file` | `test file`: name of the test". */
const rows = [...page.matchAll(/^\| ([^|]+?) \|.* \| `([^`]+)` \| `([^`]+)`: (.+) \|$/gm)].map(
  ([, about = '', file = '', testFile = '', name = '']) => ({ about, file, testFile, name }),
)

/** A title may write its quotation marks as escapes. */
const textOf = (path: string): string =>
  readFileSync(join(repositoryRoot, path), 'utf8').replaceAll('\\u2019', '\u2019')

describe('docs/security.md', () => {
  test('names every finding of its table with a test', () => {
    expect(rows.length).toBeGreaterThan(70)
    const tables = page.split('\n').filter((line) => /^\| [A-Z0-9]+[\d.]* \|.*`\S+\.test\.ts/.test(line))
    expect(tables).toHaveLength(rows.length)
  })

  test.each(rows)('$about: $name', ({ file, testFile, name }) => {
    expect(existsSync(join(repositoryRoot, file)), file).toBe(true)
    expect(textOf(testFile)).toContain(name)
  })
})
