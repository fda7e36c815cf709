import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../paths.ts'
import { savedQueries } from './saved-queries.ts'

const sources = globSync('functions/**/*.ts', { cwd: repositoryRoot, exclude: ['**/*.test.ts'] })
  .map((file) => readFileSync(join(repositoryRoot, file), 'utf8'))
  .join('\n')

const events = Object.values<readonly string[]>(savedQueries)
  .flat()
  .filter((line) => /^filter event (?:=|in) /.test(line))
  .flatMap((line) => [...line.matchAll(/"([^"]+)"/g)].map(([, event = '']) => event))

/** The outbox logs `${what} ${outcome}`, so the whole event is no literal in the source. */
const isWritten = (event: string): boolean => {
  const outcome = event.replace(/^(?:letter|enquiry|interview files) /, '')
  return [`'${event}'`, `\${what} ${outcome}`, `'${outcome}'`].some((text) => sources.includes(text))
}

test.each(events)('a function writes the event "%s" that a saved query looks for', (event) => {
  expect(isWritten(event)).toBe(true)
})

test('an event that no function writes is found', () => {
  expect(events.length).toBeGreaterThan(12)
  expect(isWritten('letter never written')).toBe(false)
})
