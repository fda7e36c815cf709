import type { BrowserContext, Page } from 'playwright-core'
import { optionsOr, UsageError } from '../arguments.ts'
import { startBuiltProduct } from '../browser/built-product.ts'
import { signedIn } from '../browser/signed-in.ts'
import { isCandidatePage } from '#web/site/page-rules.ts'
import { interviewPath } from './screens/interview-page.ts'
import { isStaffVisitor, staffVisitors, type State } from './screens/state.ts'
import { chosen, type GroupedState } from './screens/chosen.ts'
import { noteStyles, styleReport, type WidthStyles } from './screens/computed-styles.ts'
import { staffSignedIn } from './screens/desk-sign-in.ts'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { heights, saveLook, screenshotFolder, themes, widths, type Width } from './screens/look.ts'
import { pixelDifference } from './screens/pixel-difference.ts'
import { openScreen, openScreenBrowser } from './screens/screen-browser.ts'
import { sheetBytes } from './screens/sheet-bytes.ts'

const usage = `npm run screenshots: each built page at two widths in both themes, into screenshots/
  -- --page /contact     one page, by its path
  -- --states            menus, sent and failed forms, print, pages without JavaScript, finding a position and applying,
                         the dashboard and its dialogs, registration with a CV, an e-mail
  -- --interview         each state of an interview's loader, lobby and call
  -- --desk              the recruiting desk with its samples, at four widths
  -- --state menu-phone  one state, by its name
  -- --all               pages and all states
  --facts                builds the site with invented facts of the company; the next command builds it again without
  --steady               hides what differs from run to run
  --compare FOLDER       takes steady ones, compares each with the one that FOLDER has of it, and fails where a pixel
                         differs; screenshots/differences/ shows where
  --styles               takes none, but counts what the pages show: sizes and weights of text, radii, breakpoints. It fails
                         if there are more than the scales have, and prints the bytes of each page's style sheets`

const flags = optionsOr(usage, {
  page: { type: 'string', multiple: true },
  interview: { type: 'boolean', default: false },
  states: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  facts: { type: 'boolean', default: false },
  desk: { type: 'boolean', default: false },
  state: { type: 'string', multiple: true },
  steady: { type: 'boolean', default: false },
  compare: { type: 'string' },
  styles: { type: 'boolean', default: false },
})
const isSteady = flags.steady || flags.compare !== undefined
const differences = join(screenshotFolder, 'differences')
/** Sizes and corners are the same in both themes, and paper has its own. */
const shownThemes = flags.styles ? (['light'] as const) : themes
const styles: WidthStyles = new Map()
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
  if (flags.styles) return noteStyles(styles, page, name, width)
  const file = await saveLook(page, name, width, theme, isSteady)
  if (flags.compare !== undefined) compare(file, flags.compare)
}

const nameOf = (path: string): string => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

/** Before the site is built, so that a wrong name is told at once. */
function chosenOrEnd(): ReturnType<typeof chosen> {
  try {
    return chosen(flags)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(2)
  }
}
const { paths, states } = chosenOrEnd()

const product = await startBuiltProduct({ sampleFacts: flags.facts })
/** A candidate for each group, because the interview states apply for positions that other groups show before an application. */
const candidates = {
  pages: await signedIn(product.site, 'aisyah.pages@example.com'),
  interview: await signedIn(product.site, 'aisyah.interview@example.com'),
  states: await signedIn(product.site),
} as const
/** States of paper and of a letter, which have sizes of their own. */
const ownStyles = /^print-|^email$/
type Group = keyof typeof candidates
const browser = await openScreenBrowser()

const staff = states.some(({ visitor }) => isStaffVisitor(visitor)) ? await staffSignedIn(product) : undefined

const signInOf = (visitor: State['visitor'], group: Group) => {
  if (visitor === undefined) return { storageState: candidates[group] }
  const signIn = isStaffVisitor(visitor) ? staff?.get(staffVisitors[visitor]) : undefined
  return signIn === undefined ? {} : { storageState: signIn }
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
    for (const theme of shownThemes) {
      const context = await openContext(isCandidatePage(path) ? undefined : 'guest', 'pages')
      const page = await context.newPage()
      await page.setViewportSize({ width, height: heights[width] })
      await page.emulateMedia({ colorScheme: theme })
      await page.goto(product.site + path, { waitUntil: 'networkidle' })
      await take(page, nameOf(path), width, theme)
      await context.close()
    }
}

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
    for (const theme of shownThemes) await take(page, name, width, theme)
    await context.close()
  }
}

/** Does not end the command, so that the other states are taken. */
function reportFailure({ name }: State, error: unknown): void {
  process.exitCode = 1
  process.stderr.write(`${name}: ${String(error)}\n`)
}

/** Prints what the pages showed and the bytes of their style sheets. */
async function reportStyles(): Promise<void> {
  const { lines, isWithin } = styleReport(styles)
  for (const path of [...paths, '/desk'])
    lines.push(`${String(await sheetBytes(product.site, path)).padStart(6)} bytes of CSS  ${path}`)
  process.stdout.write(`${lines.join('\n')}\n`)
  if (!isWithin) process.exitCode = 1
}

try {
  for (const path of paths) await takePage(path)
  for (const state of states.filter(({ name }) => !flags.styles || !ownStyles.test(name)))
    // A busy machine may miss a deadline once.
    await takeState(state).catch(() =>
      takeState(state).catch((error: unknown) => reportFailure(state, error)),
    )
  if (flags.styles) await reportStyles()
} finally {
  await browser.close()
  await product.close()
  if (flags.compare !== undefined) {
    process.stdout.write(`${counts.same} are the same, ${counts.changed} differ, ${counts.missing} are new\n`)
    if (counts.changed > 0) process.exitCode = 1
  }
}
