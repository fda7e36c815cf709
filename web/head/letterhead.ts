import { letterhead } from '#shared/company.ts'
import { colours } from './colours.ts'
import type { Raster } from './raster.ts'
import { mark, nameBeside } from './share-card.ts'

/** Pixels of the file for each CSS pixel in an e-mail. */
const density = 2

/** The logo and the name as an image, because e-mail programs do not load the site's typeface. */
export const letterheadImage = (raster: Raster): Uint8Array => {
  const { width, height } = letterhead
  return raster.png(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${mark('translate(0 1) scale(1.06)')}${nameBeside(46, 25, 19)}</svg>`,
    width * density,
    colours.night,
  )
}
