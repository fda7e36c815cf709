import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOfPart } from '../../parts.ts'

const sources = join(import.meta.dirname, '..')

test('the page of the kit shows every component of ui', () => {
  const shown = new Set(filesOfPart(join(sources, 'kit/main.tsx')))
  const components = globSync(join(sources, 'ui/*.tsx'), { exclude: ['**/*.test.tsx'] })
  expect(components.length).toBeGreaterThan(25)
  expect(components.filter((file) => !shown.has(file)).map((file) => basename(file))).toEqual([])
})
