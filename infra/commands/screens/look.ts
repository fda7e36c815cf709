import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { repositoryRoot } from '../../paths.ts'

export const widths = [390, 1280] as const
export const themes = ['light', 'dark'] as const
/** Recruiters also use tablets and large screens. */
export const deskWidths = [390, 768, 1280, 1920] as const
export const heights = { 390: 844, 768: 1024, 1280: 900, 1920: 1080 } as const
export type Width = keyof typeof heights

const imageMilliseconds = 3000
const idleMilliseconds = 5000

/** Images below the window load on scrolling, but a full-page screenshot does not scroll. */
const loadEveryImage = `Promise.all([...document.images].map((image) => new Promise((resolve) => {
  image.loading = 'eager'
  if (image.complete && image.naturalWidth > 0) return resolve()
  image.onload = image.onerror = resolve
  setTimeout(resolve, ${imageMilliseconds})
})))`

export const screenshotFolder = join(repositoryRoot, 'screenshots')

/** What a camera, a clock or a drawing in motion shows differs from run to run. */
const changing = 'video, canvas, time, [role=timer]'

/** Sets width and theme, and saves a screenshot; answers the name of its file. `steady`: without what changes from run to run. */
export async function saveLook(
  page: Page,
  name: string,
  width: Width,
  colorScheme: (typeof themes)[number],
  steady: boolean,
): Promise<string> {
  await page.setViewportSize({ width, height: heights[width] })
  // Animations would make screenshots differ.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const file = `${name}-${width}-${colorScheme}.png`
  await page.evaluate(loadEveryImage)
  // Some states never answer a call, so the wait ends without an error.
  if (steady) await page.waitForLoadState('networkidle', { timeout: idleMilliseconds }).catch(() => undefined)
  // A modal dialog covers the window, and on a scrolled page the header would lie across the middle.
  const isScrolled = Number(await page.evaluate('scrollY')) > 0
  const fullPage = !isScrolled && (await page.locator('dialog[open]').count()) === 0
  await page.screenshot({
    path: join(screenshotFolder, file),
    fullPage,
    animations: steady ? 'disabled' : 'allow',
    mask: steady ? [page.locator(changing)] : [],
  })
  process.stdout.write(`screenshots/${file}\n`)
  return file
}
