import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cvDocx } from 'cv-reader/documents'
import * as z from 'zod/mini'
import { buildSiteIfNeeded } from '#infra/local/site/built-site.ts'
import { registerCandidate } from '#tests/support/candidates.ts'
import { aJob } from '#tests/support/jobs.ts'
import { publishJobs } from '#tests/support/publication.ts'
import { startTestStack } from '#tests/support/stack.ts'
import { openBidi, type Bidi } from './firefox/bidi.ts'
import { flows, type Flow } from './firefox/flows.ts'
import { findFirefox, startFirefox } from './firefox/start-firefox.ts'
import type { World } from './firefox/steps.ts'
import { Visitor } from './firefox/visitor.ts'

/**
 * `npm run browsers [-- WORD]`: drives an installed Firefox over WebDriver BiDi through the main flows of visitors and candidates;
 * with a word, only the flows whose name contains it. Exit code 1 if one fails, 2 without Firefox, so that a script does not take
 * an untested browser for a success.
 */
const noFirefox = 2

const [word = ''] = process.argv.slice(2)
const chosen = flows.filter(({ name }) => name.includes(word))
if (chosen.length === 0)
  throw new Error(`No flow has "${word}" in its name: ${flows.map(({ name }) => name).join('; ')}`)
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const logged = z.object({ level: z.string(), text: z.nullish(z.string()) })
const created = z.object({ context: z.string() })
const userContext = z.object({ userContext: z.string() })
const session = z.object({ capabilities: z.object({ browserVersion: z.string() }) })

/** Runs a flow in a new browser context. Throws if it fails, or if the page logs an error. */
async function visit({ run }: Flow, world: World, bidi: Bidi, site: string, errors: string[]): Promise<void> {
  errors.length = 0
  const own = z.parse(userContext, await bidi.send('browser.createUserContext', {}))
  const { context } = z.parse(created, await bidi.send('browsingContext.create', { type: 'tab', ...own }))
  const viewport = { width: 1280, height: 900 }
  await bidi.send('browsingContext.setViewport', { context, viewport })
  try {
    await run(new Visitor(bidi, context, site), world)
    if (errors.length > 0) throw new Error(`The page logged errors: ${errors.join('; ')}`)
  } finally {
    await bidi.send('browser.removeUserContext', own)
  }
}

async function visitAll(bidi: Bidi, errors: string[], folder: string): Promise<void> {
  const stack = await startTestStack()
  try {
    const job = aJob({ id: 'platform-engineer', title: 'Platform Engineer' })
    await publishJobs(stack, [job])
    const cv = join(folder, 'cv.docx')
    writeFileSync(cv, cvDocx({ email: 'nurul.firefox@example.com' }))
    const world = { stack, job, cv, candidate: await registerCandidate(stack.site) }
    for (const flow of chosen)
      await visit(flow, world, bidi, stack.site, errors).then(
        () => say(`ok      ${flow.name}`),
        (error: unknown) => {
          process.exitCode = 1
          say(`failed  ${flow.name}: ${error instanceof Error ? error.message : String(error)}`)
        },
      )
  } finally {
    await stack.close()
  }
}

const path = findFirefox()
if (path === undefined) {
  say('No Firefox is installed, so no flow ran. Install one, or name it in FIREFOX_PATH.')
  process.exit(noFirefox)
}
buildSiteIfNeeded()
const folder = mkdtempSync(join(tmpdir(), 'site-browsers-'))
const firefox = await startFirefox(path)
const errors: string[] = []
try {
  const bidi = await openBidi(firefox.url, (_method, params) => {
    const entry = z.parse(logged, params)
    if (entry.level === 'error') errors.push(entry.text ?? 'an error without a text')
  })
  const { capabilities } = z.parse(session, await bidi.send('session.new', { capabilities: {} }))
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  say(`Firefox ${capabilities.browserVersion}`)
  await visitAll(bidi, errors, folder)
  bidi.close()
} finally {
  await firefox.close()
  rmSync(folder, { recursive: true, force: true })
}
