import { company } from '#shared/company.ts'
import { cardSize } from './about-page.ts'
import { edge, wordClasses, wordsMark } from './card-words.ts'
import { colours } from './colours.ts'
import { escaped } from './tags.ts'
import { typeface } from './typeface.ts'

const ground = `<defs>
<radialGradient id="high"><stop offset="0" stop-color="${colours.orange}" stop-opacity=".3"/><stop offset="1" stop-color="${colours.orange}" stop-opacity="0"/></radialGradient>
<radialGradient id="floor"><stop offset="0" stop-color="${colours.orange}" stop-opacity=".5"/><stop offset="1" stop-color="${colours.orange}" stop-opacity="0"/></radialGradient>
</defs>
<rect width="${cardSize.width}" height="${cardSize.height}" fill="${colours.night}"/>
<ellipse cx="1130" cy="40" rx="480" ry="330" fill="url(#high)"/>
<ellipse cx="800" cy="560" rx="360" ry="150" fill="url(#floor)"/>`

/** The logo, placed by an SVG transform. */
export const mark = (transform: string): string =>
  `<g transform="${transform}"><path d="M4 24V8.500l12 8 12-8V24" fill="none" stroke="${colours.amber}" stroke-width="3.600" stroke-linejoin="round" stroke-linecap="round"/><circle cx="16" cy="25.500" r="2.500" fill="${colours.orange}"/></g>`

/** The company's name beside the logo. */
export const nameBeside = (x: number, y: number, size: number): string =>
  `<text x="${x}" y="${y}" fill="${colours.darkInk}" font-family="${typeface.strong}" font-size="${size}" letter-spacing="-.3">${escaped(company.shortName)}</text>`

/** The bars of the zebra dove, along the lower edge, on whole pixels: rows that are alike make a small file. */
const barsHigh = 14
const barPitch = 10
const bars = `<path fill="${colours.amber}" shape-rendering="crispEdges" d="${Array.from(
  { length: cardSize.width / barPitch },
  (_, index) => `M${index * barPitch + 4} ${cardSize.height - barsHigh}h2v${barsHigh}h-2z`,
).join('')}"/>`

const words = `<style>
.${wordClasses.title}{font-family:"${typeface.strong}";fill:${colours.darkInk}}
.${wordClasses.fact}{font-family:"${typeface.medium}";fill:${colours.darkInk}}
.host{font-family:"${typeface.medium}";fill:${colours.darkInkSoft}}
</style>`

/** A share image (og:image) as SVG, with a mark for its words. */
export const emptyCard = (drawing: string): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardSize.width} ${cardSize.height}">`,
    words,
    ground,
    drawing,
    mark(`translate(${edge} 66) scale(1.55)`),
    bars,
    nameBeside(edge + 66, 103, 34),
    wordsMark,
    `<text class="host" x="${edge}" y="556" font-size="25">${escaped(new URL(company.siteUrl).host)}</text>`,
    '</svg>',
  ].join('\n')
