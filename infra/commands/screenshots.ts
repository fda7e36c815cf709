import { parseArgs } from 'node:util'
import type { BrowserContext, Page } from 'playwright-core'
import { builtPaths, chosenFrom, startBuiltProduct } from '../browser/built-product.ts'
import { signedIn } from '../browser/signed-in.ts'
import { isCandidatePage } from '#web/site/page-rules.ts'
import { interviewPath } from './screens/interview-page.ts'
import { interviewStates } from './screens/interview-states.ts'
import type { State } from './screens/state.ts'
import { accountStates } from './screens/account-states.ts'
import { careersStates } from './screens/careers-states.ts'
import { deskStates, recruiterSignedIn } from './screens/desk-states.ts'
import { dashboardStates } from './screens/dashboard-states.ts'
import { siteStates } from './screens/site-states.ts'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { heights, saveLook, screenshotFolder, themes, widths, type Width } from './screens/look.ts'
import { pixelDifference } from './screens/pixel-difference.ts'
import { openScreen, openScreenBrowser } from './screens/screen-browser.ts'

/**
 * `npm run screenshots [-- --page /contact]`: each built page at two widths in both themes, into screenshots/.
 * `npm run screenshots -- --interview [--state interview-call-ending]`: each state of an interview's loader, lobby and call.
 * `npm run screenshots -- --states [--state menu-phone]`: menus, sent and failed forms, print, pages without
 * JavaScript, finding a position and applying, the dashboard and its dialogs, registration with a CV, an e-mail.
 * `npm run screenshots -- --all`: all of these and the desk.
 * `--facts` builds the site with invented facts of the company; the next command builds it again without.
 * `npm run screenshots -- --desk [--state desk-compare]`: the recruiting desk with its samples, at four widths.
 * `--steady` hides what differs from run to run. `--compare FOLDER` takes steady ones, compares each with the one that
 * FOLDER has of it, and fails where a pixel differs; screenshots/differences/ shows where.
 */
const { values: flags } = parseArgs({
  options: {
    page: { type: 'string', multiple: true },
    interview: { type: 'boolean', default: false },
    states: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    facts: { type: 'boolean', default: false },
    desk: { type: 'boolean', default: false },
    state: { type: 'string', multiple: true },
    steady: { type: 'boolean', default: false },
    compare: { type: 'string' },
  },
})
const isSteady = flags.steady || flags.compare !== undefined
const differences = join(screenshotFolder, 'differences')
const counts = { same: 0, changed: 0, missing: 0 }

/** Compares a screenshot with the earlier one of its name. */
function compare(file: string, folder: string): void {
  const earlier = join(folder, file)
  if (!existsSync(earlier)) {
    counts.missing += 1
    process.stdout.write(`  ${earlier} does not exist\n`)
    return
  }
  const { pixels, picture } = pixelDifference(
    readFileSync(earlier),
    readFileSync(join(screenshotFolder, file)),
  )
  counts[pixels === 0 ? 'same' : 'changed'] += 1
  if (pixels === 0) return
  mkdirSync(differences, { recursive: true })
  writeFileSync(join(differences, file), picture)
  process.stdout.write(`  ${pixels} pixels differ\n`)
}

async function take(page: Page, name: string, width: Width, theme: (typeof themes)[number]): Promise<void> {
  const file = await saveLook(page, name, width, theme, isSteady)
  if (flags.compare !== undefined) compare(file, flags.compare)
}

/** A path that does not exist, for the not-found page. */
const unknownPath = '/no-such-page'

const nameOf = (path: string): string => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

const product = await startBuiltProduct({ sampleFacts: flags.facts })
/** A candidate for each group, because the interview states apply for positions that other groups show before an application. */
const candidates = {
  pages: await signedIn(product.site, 'aisyah.pages@example.com'),
  interview: await signedIn(product.site, 'aisyah.interview@example.com'),
  states: await signedIn(product.site),
} as const
type Group = keyof typeof candidates
const browser = await openScreenBrowser()

const isOfDesk = ({ name }: Pick<State, 'name'>): boolean => name.startsWith('desk-')
const needsDesk = flags.desk || flags.all || (flags.state ?? []).some((name) => isOfDesk({ name }))
const recruiter = needsDesk ? await recruiterSignedIn(product) : undefined

const signInOf = (visitor: State['visitor'], group: Group) => {
  if (visitor === undefined) return { storageState: candidates[group] }
  return visitor === 'recruiter' && recruiter !== undefined ? { storageState: recruiter } : {}
}

const openContext = (visitor: State['visitor'], group: Group): Promise<BrowserContext> =>
  openScreen(browser, {
    viewport: { width: widths[0], height: heights[widths[0]] },
    // Some states add a style tag.
    bypassCSP: visitor === undefined,
    javaScriptEnabled: visitor !== 'without JavaScript',
    ...signInOf(visitor, group),
  })

async function takePage(path: string): Promise<void> {
  for (const width of widths)
    for (const theme of themes) {
      const context = await openContext(isCandidatePage(path) ? undefined : 'guest', 'pages')
      const page = await context.newPage()
      await page.setViewportSize({ width, height: heights[width] })
      await page.emulateMedia({ colorScheme: theme })
      await page.goto(product.site + path, { waitUntil: 'networkidle' })
      await take(page, nameOf(path), width, theme)
      await context.close()
    }
}

type GroupedState = State & { group: Group }

/** Reaches a state once for each width, and saves it in both themes. */
async function takeState({
  name,
  path = interviewPath,
  before,
  reach,
  widths: some = widths,
  visitor,
  group,
}: GroupedState): Promise<void> {
  for (const width of some) {
    const isScripted = visitor !== 'without JavaScript'
    const context = await openContext(visitor, group)
    const page = await context.newPage()
    await page.setViewportSize({ width, height: heights[width] })
    await before?.(page)
    await page.goto(product.site + path)
    if (isScripted) {
      await page.evaluate("dispatchEvent(new Event('focusin'))")
      await page.locator('html[data-ready]').waitFor()
    }
    await reach?.(page)
    for (const theme of themes) await take(page, name, width, theme)
    await context.close()
  }
}

const ofSite: readonly GroupedState[] = [
  ...siteStates,
  ...careersStates,
  ...dashboardStates,
  ...accountStates,
].map((state) => ({ ...state, group: 'states' }))
const ofInterviews: readonly GroupedState[] = interviewStates.map((state) => ({
  ...state,
  name: `interview-${state.name}`,
  group: 'interview',
}))

const ofDesk: readonly GroupedState[] = deskStates.map((state) => ({ ...state, group: 'states' }))

/** The states that `--state` names, or all of the requested groups. */
function chosenStates(): readonly GroupedState[] {
  if (flags.state === undefined)
    return [
      ...(flags.interview || flags.all ? ofInterviews : []),
      ...(flags.states || flags.all ? ofSite : []),
      ...(flags.desk || flags.all ? ofDesk : []),
    ]
  const every = [...ofInterviews, ...ofSite, ...ofDesk]
  const chosenPages = chosenFrom(
    every.map(({ name }) => name),
    flags.state,
  )
  return every.filter(({ name }) => chosenPages.includes(name))
}

/** Does not end the command, so that the other states are taken. */
function reportFailure({ name }: State, error: unknown): void {
  process.exitCode = 1
  process.stderr.write(`${name}: ${String(error)}\n`)
}

try {
  const states = chosenStates()
  if (states.length === 0 || flags.all)
    for (const path of chosenFrom([...builtPaths(), unknownPath], flags.page)) await takePage(path)
  for (const state of states)
    // A busy machine may miss a deadline once.
    await takeState(state).catch(() =>
      takeState(state).catch((error: unknown) => reportFailure(state, error)),
    )
} finally {
  await browser.close()
  await product.close()
  if (flags.compare !== undefined) {
    process.stdout.write(`${counts.same} are the same, ${counts.changed} differ, ${counts.missing} are new\n`)
    if (counts.changed > 0) process.exitCode = 1
  }
}
