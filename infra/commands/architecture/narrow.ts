import type { Diagram } from './diagram.ts'
import { linesOf, numberAt, svgOf, textOf } from './svg-text.ts'

/** The width of text on a phone, so that the image is not scaled there. */
const width = 360
const left = 48
const fontSize = 14
const lineHeight = 18
const gap = 22

/** The steps as a list, each with its two parts, for screens too narrow for columns. */
export function drawNarrow({ title, parts, steps }: Diagram): string {
  const nameOf = (id: string): string => parts[id]?.name ?? id
  const drawn: string[] = []
  let y = 28
  for (const [index, { from, to, text }] of steps.entries()) {
    const lines = linesOf(text, width - left - 16, fontSize)
    const height = (lines.length + 1) * lineHeight
    const way = from === to ? nameOf(from) : `${nameOf(from)} → ${nameOf(to)}`
    if (index < steps.length - 1)
      drawn.push(`<line class="line" x1="24" y1="${y}" x2="24" y2="${y + height + gap}" stroke-width="1.5"/>`)
    drawn.push(
      numberAt(index + 1, 24, y - 4),
      textOf([way], { x: left, y, fontSize: 13, lineHeight, kind: 'soft name' }),
      textOf(lines, { x: left, y: y + lineHeight, fontSize, lineHeight }),
    )
    y += height + gap
  }
  return svgOf(title, { width, height: y - gap + 4 }, drawn)
}
