import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../paths.ts'

/** One word for each thing that people read about; the documents' quoted texts have none of the variants. */
const terms: readonly (readonly [variant: RegExp, term: string])[] = [
  [/’/u, 'a straight apostrophe'],
  [/\be-mail/u, 'email'],
  [/\bvacanc(?:y|ies)\b/iu, 'position'],
  [/\b(?:my|the|a) resume\b|résumé/iu, 'CV'],
  [/\bjob openings?\b/iu, 'open positions'],
  [/\butili[sz]e/iu, 'use'],
  [/\bclick here\b/iu, 'the words of the link'],
]

/** Pages and letters. */
const files = globSync(['web/src/**/*.{ts,tsx}', 'functions/**/letters/*.ts', 'functions/**/*emails.ts'], {
  cwd: repositoryRoot,
  exclude: ['**/*.test.{ts,tsx}', '**/malay/**', 'web/src/interview/transports/**'],
})

const textTypes = new Set(['JSXText', 'Literal', 'TemplateElement'])

/** Texts of more than one word: others are keys, paths and patterns. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  const node = value as { type?: string; value?: unknown; regex?: unknown }
  if (textTypes.has(node.type ?? '') && node.regex === undefined) {
    const text =
      typeof node.value === 'string' ? node.value : (node.value as { cooked?: string } | null)?.cooked
    return text !== undefined && /\S\s+\S/u.test(text) ? [text] : []
  }
  return Object.values(value).flatMap(textsIn)
}

const problemsIn = (text: string): string[] =>
  terms.flatMap(([variant, term]) => (variant.test(text) ? [`"${text.trim()}" should have ${term}`] : []))

test('texts of pages and letters have one term for each thing', () => {
  expect(files.length).toBeGreaterThan(100)
  const problems = files.flatMap((file) =>
    textsIn(parseSync(file, readFileSync(join(repositoryRoot, file), 'utf8')).program)
      .flatMap(problemsIn)
      .map((problem) => `${file}: ${problem}`),
  )
  expect(problems).toEqual([])
})

test('a variant is refused', () => {
  expect(problemsIn('We couldn’t send the e-mail')).toHaveLength(2)
})
