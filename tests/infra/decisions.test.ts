import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '#infra/paths.ts'

const decisions = globSync('docs/decisions/*.md', { cwd: repositoryRoot })
const numberOf = (file: string): string => file.slice('docs/decisions/'.length).slice(0, 3)
const textOf = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8')

test('each decision has a number of its own, which its title repeats', () => {
  const numbers = decisions.map(numberOf)
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  for (const file of decisions) expect(textOf(file), file).toMatch(new RegExp(`^# ${numberOf(file)} `))
})

test('every decision that a file names exists', () => {
  const files = globSync(
    ['*.md', 'docs/**/*.md', '{shared,functions,infra,web,tests,bench}/**/*.{ts,tsx,css}'],
    { cwd: repositoryRoot },
  )
  const named = files.flatMap((file) => textOf(file).match(/docs\/decisions\/\d{3}-[\w-]+\.md/g) ?? [])
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !decisions.includes(name))).toEqual([])
})
