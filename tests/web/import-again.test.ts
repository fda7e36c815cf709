import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteFolder } from '#infra/local/site/built-site.ts'

const assets = join(siteFolder, 'assets')
const sources = readdirSync(assets)
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join(assets, name), 'utf8'))

/** The modules that `importAgain` imports; it needs their exports by name. */
test.each([
  'account-calls',
  'cv-calls',
  'run-task',
  'ReviewDialog',
  'enquiry-code',
  'apply-calls',
  'ApplyDialog',
  'RoomCall',
  'WithDevices',
  'browser-built-in',
  'browser-daily',
  'daily-js',
  'browser-test-world',
  'interview-in-progress',
])('the exports of %s keep their names in the build', (name) => {
  const imported = new RegExp(
    `import\\(\`\\./${name}-[\\w-]+\\.js\`\\)(\\.then\\(\\w+=>\\w+\\.\\w+\\))?`,
    'g',
  )
  const found = sources.flatMap((source) => [...source.matchAll(imported)])
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(([, renamed]) => renamed !== undefined)).toEqual([])
})
