import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import type { Page } from '../src/site/routes.ts'
import { nameOf } from './page-names.ts'
import { pngOf } from './png.ts'
import { shareCard, textElement, type Measure } from './share-card.ts'
import { typefaceFiles } from './typeface.ts'

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/share-images', import.meta.url))

export type ShareImage = { path: string; png: Buffer }

const nameIn = (page: Page): string => page.path.replaceAll('/', '-').replace(/^-$/, '-home')

/** Returns a function that draws a page's share image, or reads it from the cache. */
export function shareImages(): (page: Page) => ShareImage {
  const fontFiles = typefaceFiles(cacheFolder)
  const drawing: ResvgRenderOptions = { font: { fontFiles, loadSystemFonts: false } }
  const measure: Measure = (line, style) =>
    new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2000 200">${textElement(line, 0, 100, '#000', style)}</svg>`,
      drawing,
    ).getBBox()?.width ?? 0
  return (page) => {
    const svg = shareCard(nameOf(page), measure)
    const hash = createHash('sha256')
      .update(svg)
      .update(fontFiles.map((file) => basename(file)).join())
      .digest('hex')
      .slice(0, 12)
    const cachedFile = join(cacheFolder, `${hash}.png`)
    if (!existsSync(cachedFile)) {
      const { width, height, pixels } = new Resvg(svg, drawing).render()
      writeFileSync(cachedFile, pngOf(width, height, pixels))
    }
    // The name contains a hash of the content, because social networks cache an image by its URL.
    return { path: `/assets/share${nameIn(page)}-${hash}.png`, png: readFileSync(cachedFile) }
  }
}
