import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Card } from '../frames.ts'
import type { Page } from '../src/site/routes.ts'
import { advancesOf } from './advances.ts'
import { cardDrawing } from './card-drawings.ts'
import { cardWith } from './card-words.ts'
import { nameOf } from './page-names.ts'
import type { Raster } from './raster.ts'
import { emptyCard } from './share-card.ts'
import { hashOf } from './share-name.ts'

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/share-images', import.meta.url))

export type ShareImage = { path: string; png: Uint8Array }

const nameIn = (page: Page): string => page.path.replaceAll('/', '-').replace(/^-$/, '-home')

/** Draws share images of pages, or reads them from the cache, and the card of published pages, whose words come later. */
export function shareImages(raster: Raster) {
  mkdirSync(cacheFolder, { recursive: true })
  const advances = advancesOf(raster)
  const cardOf = (page: Page): Card => ({
    svg: emptyCard(cardDrawing(page.path, nameOf(page).length)),
    advances,
  })
  return {
    cardOf,
    imageOf: (page: Page): ShareImage => {
      const title = nameOf(page)
      const svg = cardWith(cardOf(page), { title })
      if (svg === undefined)
        throw new Error(`The title "${title}" has a character that share images lack: web/head/advances.ts.`)
      const hash = hashOf(svg)
      const cachedFile = join(cacheFolder, `${hash}.png`)
      if (!existsSync(cachedFile)) writeFileSync(cachedFile, raster.opaquePng(svg))
      return { path: `/assets/share${nameIn(page)}-${hash}.png`, png: readFileSync(cachedFile) }
    },
  }
}
