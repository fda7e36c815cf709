import { company } from '#shared/company.ts'
import { cardSize } from './about-page.ts'
import { colours } from './colours.ts'
import { shareRacks } from './share-racks.ts'
import { escaped } from './tags.ts'
import { typeface } from './typeface.ts'

export type TextStyle = { size: number; weight: (typeof typeface.weights)[number]; spacing: number }

/** Measures the width of a line of text. */
export type Measure = (line: string, style: TextStyle) => number

const edge = 80
const titleStyles: readonly TextStyle[] = [84, 74, 64, 54].map((size) => ({
  size,
  weight: 600,
  spacing: -0.032 * size,
}))
const maxTitleWidth = 600
const maxTitleLines = 3
const titleLeading = 1.04
const nameStyle: TextStyle = { size: 34, weight: 600, spacing: -0.3 }
const hostStyle: TextStyle = { size: 25, weight: 500, spacing: 0 }

export const textElement = (text: string, x: number, y: number, fill: string, style: TextStyle): string =>
  `<text x="${x}" y="${y}" fill="${fill}" font-family="${typeface.family}" font-size="${style.size}" font-weight="${style.weight}" letter-spacing="${style.spacing}">${escaped(text)}</text>`

function linesOf(title: string, style: TextStyle, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || measure(longer, style) > maxTitleWidth) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

/** The largest size at which a title fits. */
function fittedTitle(title: string, measure: Measure): { style: TextStyle; lines: string[] } {
  for (const style of titleStyles) {
    const lines = linesOf(title, style, measure)
    if (lines.length <= maxTitleLines) return { style, lines }
  }
  throw new Error(
    `The title "${title}" is too long for a share image: shorten it in web/src/site/page-texts.ts.`,
  )
}

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

/** The bars of the zebra dove, along the lower edge, on whole pixels: rows that are alike make a small file. */
const barsHigh = 14
const barPitch = 10
const bars = `<path fill="${colours.amber}" shape-rendering="crispEdges" d="${Array.from(
  { length: cardSize.width / barPitch },
  (_, index) => `M${index * barPitch + 4} ${cardSize.height - barsHigh}h2v${barsHigh}h-2z`,
).join('')}"/>`

/** Draws a page's share image (og:image) as SVG. */
export function shareCard(title: string, measure: Measure): string {
  const { style, lines } = fittedTitle(title, measure)
  const leading = style.size * titleLeading
  const lastLine = 478
  const firstLine = lastLine - (lines.length - 1) * leading
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardSize.width} ${cardSize.height}">`,
    ground,
    shareRacks(title.length),
    mark(`translate(${edge} 66) scale(1.55)`),
    bars,
    textElement(company.shortName, edge + 66, 103, colours.darkInk, nameStyle),
    ...lines.map((line, index) =>
      textElement(line, edge - 4, firstLine + index * leading, colours.darkInk, style),
    ),
    textElement(new URL(company.siteUrl).host, edge, 556, colours.darkInkSoft, hostStyle),
    '</svg>',
  ].join('\n')
}
