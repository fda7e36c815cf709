import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deskPath } from './desk-path.ts'

test('a path is filled with its parameters', () => {
  expect(deskPath('/desk/applicants/{id}', { id: '0a--gpu engineer' })).toBe(
    '/desk/applicants/0a--gpu%20engineer',
  )
  // @ts-expect-error -- the desk has no such page
  expect(deskPath('/desk/applicant')).toBe('/desk/applicant')
})

/** The views by path, whose type has every path once. */
const tables = new Set(['Desk.tsx', 'Workspace.tsx', 'desk-path.ts'])

test('no page of the desk is linked by a text that the compiler does not check', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname, exclude: ['**/*.test.*'] })
  expect(files.length).toBeGreaterThan(100)
  const unchecked = files
    .filter((file) => !tables.has(file))
    .flatMap((file) =>
      readFileSync(join(import.meta.dirname, file), 'utf8')
        .split('\n')
        .filter((line) => /(?<!deskPath\(|\/\*\* )['"`]\/desk/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(unchecked).toEqual([])
})
