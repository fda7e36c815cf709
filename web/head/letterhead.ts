import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { company, letterhead } from '#shared/company.ts'
import { colours } from './colours.ts'
import { mark, textElement } from './share-card.ts'
import { typefaceFiles } from './typeface.ts'

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/share-images', import.meta.url))
/** Pixels of the file for each CSS pixel in an e-mail. */
const density = 2

/** The logo and the name as an image, because e-mail programs do not load the site's typeface. */
export function letterheadImage(): Buffer {
  const { width, height } = letterhead
  const name = textElement(company.shortName, 46, 25, colours.darkInk, {
    size: 19,
    weight: 600,
    spacing: -0.3,
  })
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${mark('translate(0 1) scale(1.06)')}${name}</svg>`,
    {
      background: colours.night,
      font: { fontFiles: typefaceFiles(cacheFolder), loadSystemFonts: false },
      fitTo: { mode: 'width', value: width * density },
    },
  )
    .render()
    .asPng()
}
