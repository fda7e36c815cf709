import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const workflow = (name: string): string =>
  readFileSync(new URL(`../../.github/workflows/${name}.yml`, import.meta.url), 'utf8')

test('published advisories are compared each day and with each pull request, and no step of the deployment waits for it', () => {
  const advisories = workflow('advisories')
  expect(advisories).toMatch(/run: npm audit --package-lock-only --omit dev --audit-level high/)
  for (const event of ['schedule:', 'pull_request:']) expect(advisories).toContain(event)
  expect(advisories).not.toMatch(/npm ci|id-token|secrets\./)
  expect(workflow('deploy')).not.toContain('npm audit')
  expect(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).not.toContain('npm audit')
})
