import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteFolder } from '#infra/local/site/built-site.ts'

const assets = join(siteFolder, 'assets')
const sources = readdirSync(assets)
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join(assets, name), 'utf8'))

/** The files that `lateCode` fetches, as they are named in the built site. */
const late = ['SignedInDashboard']

test.each(late)('the file %s is fetched, and its exports carry their own names', (name) => {
  const fetched = new RegExp(`import\\(\`\\./${name}-[\\w-]+\\.js\`\\)(\\.then\\(\\w+=>\\w+\\.\\w+\\))?`, 'g')
  const found = sources.flatMap((source) => [...source.matchAll(fetched)])
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(([, renamed]) => renamed !== undefined)).toEqual([])
})
