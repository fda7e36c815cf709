import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { startBuiltProduct } from '../browser/built-product.ts'
import { signedIn } from '../browser/signed-in.ts'
import { repositoryRoot } from '../paths.ts'
import { writeCameraVideo } from './pictures/camera-video.ts'
import { fileOf, maxPictureBytes, pictures, type Picture } from './pictures/pictures.ts'
import { staffSignedIn } from './screens/desk-sign-in.ts'
import { staffVisitors } from './screens/state.ts'
import { themes } from './screens/look.ts'
import { openScreen, openScreenBrowser } from './screens/screen-browser.ts'

/** `npm run pictures`: takes the screenshots of the README, with the sample data, into docs/pictures. */
const folder = join(repositoryRoot, 'docs/pictures')
const viewport = { width: 1280, height: 800 } as const
/** Keeps text sharp and every file below its limit. */
const quality = 80
/** Sharp text on dense screens. */
const deviceScaleFactor = 1.5

const product = await startBuiltProduct()
const cameraVideo = join(product.directory, 'candidate.y4m')
await writeCameraVideo(cameraVideo)
const candidate = await signedIn(product.site)
const recruiter = (await staffSignedIn(product)).get(staffVisitors.recruiter)
const browser = await openScreenBrowser(cameraVideo)

function storageOf({ visitor }: Picture): BrowserContextOptions {
  if (visitor === undefined) return { storageState: candidate }
  return visitor === 'recruiter' && recruiter !== undefined ? { storageState: recruiter } : {}
}

async function save(page: Page, file: string): Promise<void> {
  const path = join(folder, file)
  await page.screenshot({ path, type: 'webp', quality })
  const { size } = statSync(path)
  process.stdout.write(`docs/pictures/${file}  ${Math.ceil(size / 1000)} kB\n`)
  if (size <= maxPictureBytes) return
  process.exitCode = 1
  process.stderr.write(`${file} is larger than ${maxPictureBytes / 1000} kB: lower the quality.\n`)
}

async function take(picture: Picture): Promise<void> {
  const { path = '/', before, reach, oneTheme } = picture
  const context = await openScreen(browser, { viewport, deviceScaleFactor, ...storageOf(picture) })
  const page = await context.newPage()
  await before?.(page)
  await page.goto(product.site + path)
  await page.locator('html[data-ready]').waitFor()
  await page.waitForLoadState('networkidle')
  await reach?.(page)
  for (const theme of oneTheme ? (['dark'] as const) : themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await save(page, fileOf(picture, theme))
  }
  await context.close()
}

try {
  for (const picture of pictures) await take(picture)
} finally {
  await browser.close()
  await product.close()
}
