const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escaped = (text: string): string =>
  text.replaceAll(/["&<>]/g, (character) => entities[character] ?? character)

/** The mean width of a letter as a share of the font size, a little above that of most fonts. */
const letterWidth = 0.55

/** Wraps a text. */
export function linesOf(text: string, width: number, fontSize: number): string[] {
  const maxLetters = Math.floor(width / (fontSize * letterWidth))
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line === undefined || line.length + 1 + word.length > maxLetters) lines.push(word)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines
}

type TextOptions = {
  x: number
  y: number
  fontSize: number
  lineHeight: number
  anchor?: 'start' | 'middle'
  kind?: string
}

/** Lines one below the other; `y` is the baseline of the first. */
export const textOf = (
  lines: readonly string[],
  { x, y, fontSize, lineHeight, anchor = 'start', kind = 'ink' }: TextOptions,
): string =>
  lines
    .map(
      (line, index) =>
        `<text x="${x}" y="${y + index * lineHeight}" font-size="${fontSize}" text-anchor="${anchor}" class="${kind}">${escaped(line)}</text>`,
    )
    .join('\n')

/** The colours follow the reader's preference. The diagram has a background of its own, because that of the page is unknown. */
export const style = `<style>
  .ground { fill: #fffaf2; stroke: #e2d6c6 } .box { fill: #ffffff; stroke: #b86e00 } .self { fill: #fdeccf; stroke: #b86e00 }
  .ink { fill: #1d140c } .soft { fill: #5d5044 } .number { fill: #ffffff } .dot { fill: #9a5300 }
  .line { stroke: #cbbba7 } .arrow { stroke: #9a5300; fill: none } .head { fill: #9a5300 } .name { font-weight: 600 }
  text { font-family: system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #15100c; stroke: #3b3028 } .box { fill: #221a14; stroke: #ffb020 } .self { fill: #3a2a12; stroke: #ffb020 }
    .ink { fill: #f7efe4 } .soft { fill: #c6b8a8 } .number { fill: #1d1003 } .dot { fill: #ffb020 }
    .line { stroke: #4b3e33 } .arrow { stroke: #ffb020 } .head { fill: #ffb020 }
  }
</style>`

export const svgOf = (
  title: string,
  size: { width: number; height: number },
  content: readonly string[],
): string =>
  `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${escaped(title)}">`,
    style,
    `<rect class="ground" x="0.5" y="0.5" width="${size.width - 1}" height="${size.height - 1}" rx="10"/>`,
    ...content,
    '</svg>',
  ].join('\n')}\n`

/** The number of a step in a circle. */
export const numberAt = (number: number, x: number, y: number): string =>
  `<circle class="dot" cx="${x}" cy="${y}" r="10"/>\n<text class="number name" x="${x}" y="${y + 4}" font-size="12" text-anchor="middle">${number}</text>`
