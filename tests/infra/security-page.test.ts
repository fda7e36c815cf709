import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repositoryRoot } from '#infra/paths.ts'

const page = readFileSync(join(repositoryRoot, 'docs/security.md'), 'utf8')

/** The rows whose last columns are a file and a test: "`file` | `test file`: name of the test". */
const rows = [...page.matchAll(/^\| ([^|]+?) \|.* \| `([^`]+)` \| `([^`]+)`: (.+) \|$/gm)].map(
  ([, about = '', file = '', testFile = '', name = '']) => ({ about, file, testFile, name }),
)

/** Test titles may contain quotation marks as escapes. */
const textOf = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8')

/**
 * Of each section of ASVS 5.0.0 the number of requirements of the levels L1 and L2, which come first in it. Chapters 10
 * and 17 are named as a whole.
 */
const counts: Readonly<Record<number, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
}
const required = Object.entries(counts).flatMap(([chapter, sections]) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
  ),
)
const firstColumns = [...page.matchAll(/^\| ([^|]+?) \|/gm)].map(([, column = '']) => column)

describe('docs/security.md', () => {
  test('names every finding of its table with a test', () => {
    expect(rows.length).toBeGreaterThan(70)
    const tables = page.split('\n').filter((line) => /^\|.*\| `\S+\.test\.ts/.test(line))
    expect(tables).toHaveLength(rows.length)
  })

  test('has every L1 and L2 requirement of ASVS 5.0: met, documented, deviating or not applicable', () => {
    const named = new Set(firstColumns.flatMap((column) => column.split(', ')))
    for (const chapter of ['Chapter 10', 'Chapter 17']) expect(named).toContain(chapter)
    expect(required.filter((id) => !named.has(id))).toEqual([])
  })

  test('names only files that exist', () => {
    const named = [...page.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, path = '']) => path)
    const paths = named.filter((path) => !path.startsWith('video/'))
    expect(paths.filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([])
  })

  test.each(rows)('$about: $name', ({ file, testFile, name }) => {
    expect(existsSync(join(repositoryRoot, file)), file).toBe(true)
    expect(textOf(testFile)).toContain(name)
  })
})
