import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { builtPaths, chosenFrom, startBuiltProduct } from '../browser/built-product.ts'
import { findBrowser } from '../browser/find-browser.ts'
import { signedIn } from '../browser/signed-in.ts'
import { repositoryRoot } from '../paths.ts'

/** `npm run screenshots [-- --page /contact]`: each built page at two widths in both themes, into screenshots/. */
const { values: flags } = parseArgs({ options: { page: { type: 'string', multiple: true } } })

const widths = [390, 1280] as const
const themes = ['light', 'dark'] as const
const heights = { 390: 844, 1280: 900 } as const
const folder = join(repositoryRoot, 'screenshots')
/** A path that does not exist, for the not-found page. */
const unknownPath = '/no-such-page'
/** Shows nothing to somebody who is not signed in. */
const candidatePath = '/dashboard'

const nameOf = (path: string): string => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

const product = await startBuiltProduct()
const candidate = await signedIn(product.site)
const { path: executablePath, environment } = await findBrowser()
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...environment },
  args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
})

async function take(
  path: string,
  width: (typeof widths)[number],
  colorScheme: (typeof themes)[number],
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] },
    colorScheme,
    // Animations would make screenshots differ, and elements that fade in on scrolling would be missing.
    reducedMotion: 'reduce',
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    ...(path === candidatePath ? { storageState: candidate } : {}),
  })
  const page = await context.newPage()
  await page.goto(product.site + path, { waitUntil: 'networkidle' })
  const file = `${nameOf(path)}-${width}-${colorScheme}.png`
  await page.screenshot({ path: join(folder, file), fullPage: true })
  await context.close()
  process.stdout.write(`screenshots/${file}\n`)
}

try {
  for (const path of chosenFrom([...builtPaths(), unknownPath], flags.page)) {
    for (const width of widths) {
      for (const theme of themes) await take(path, width, theme)
    }
  }
} finally {
  await browser.close()
  await product.close()
}
