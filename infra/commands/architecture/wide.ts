import type { Diagram, Step } from './diagram.ts'
import { linesOf, numberAt, svgOf, textOf } from './svg-text.ts'

const width = 1000
const margin = 16
const boxTop = 16
const boxHeight = 74
const fontSize = 14
const lineHeight = 17
const gap = 26
const arrowLength = 8
/** A label is as wide as its arrow, but not narrower than this. */
const minLabelWidth = 225

/** Draws each part as a column with a line below it, and each step as an arrow between two lines. */
export function drawWide({ title, parts, steps }: Diagram): string {
  const ids = Object.keys(parts)
  const column = (width - 2 * margin) / ids.length
  const middleOf = (id: string): number => margin + column * (ids.indexOf(id) + 0.5)
  const boxes = Object.entries(parts).flatMap(([id, { name, about }]) => {
    const middle = middleOf(id)
    const lines = linesOf(about, column - 20, 12)
    return [
      `<rect class="box" x="${middle - column / 2 + 5}" y="${boxTop}" width="${column - 10}" height="${boxHeight}" rx="8"/>`,
      textOf([name], {
        x: middle,
        y: boxTop + 22,
        fontSize: 15,
        lineHeight,
        anchor: 'middle',
        kind: 'ink name',
      }),
      textOf(lines, {
        x: middle,
        y: boxTop + 42,
        fontSize: 12,
        lineHeight: 15,
        anchor: 'middle',
        kind: 'soft',
      }),
    ]
  })
  const drawn: string[] = []
  let y = boxTop + boxHeight + gap
  for (const [index, step] of steps.entries()) {
    const { marks, height } = drawStep(step, { number: index + 1, y, middleOf, column })
    drawn.push(...marks)
    y += height + gap
  }
  const lifelines = ids.map(
    (id) =>
      `<line class="line" x1="${middleOf(id)}" y1="${boxTop + boxHeight}" x2="${middleOf(id)}" y2="${y - gap / 2}" stroke-dasharray="3 4"/>`,
  )
  return svgOf(title, { width, height: y }, [...lifelines, ...boxes, ...drawn])
}

type Frame = { number: number; y: number; column: number; middleOf: (id: string) => number }

function drawStep({ from, to, text }: Step, frame: Frame): { marks: string[]; height: number } {
  return from === to ? drawWithin(from, text, frame) : drawArrow({ from, to, text }, frame)
}

/** A step within a part: a box on its line. */
function drawWithin(id: string, text: string, { number, y, column, middleOf }: Frame) {
  const boxWidth = Math.max(column - 10, minLabelWidth)
  const middle = Math.min(Math.max(middleOf(id), margin + boxWidth / 2), width - margin - boxWidth / 2)
  const lines = linesOf(text, boxWidth - 50, fontSize)
  const height = lines.length * lineHeight + 14
  const left = middle - boxWidth / 2
  return {
    height,
    marks: [
      `<rect class="self" x="${left}" y="${y}" width="${boxWidth}" height="${height}" rx="6"/>`,
      numberAt(number, left + 16, y + height / 2),
      textOf(lines, { x: left + 34, y: y + 20, fontSize, lineHeight }),
    ],
  }
}

function drawArrow({ from, to, text }: Step, { number, y, middleOf }: Frame) {
  const [start, end] = [middleOf(from), middleOf(to)]
  const toRight = end > start
  const left = Math.min(start, end)
  const room = Math.max(Math.abs(end - start), minLabelWidth)
  const labelLeft = Math.min(left + 30, width - margin - room + 30)
  const lines = linesOf(text, room - 40, fontSize)
  const height = lines.length * lineHeight + 8
  const line = y + height
  const back = end + (toRight ? -arrowLength : arrowLength)
  return {
    height,
    marks: [
      // Hides the lines of parts behind the text.
      `<rect x="${labelLeft - 26}" y="${y - 4}" width="${room - 8}" height="${height}" style="stroke:none" class="ground"/>`,
      numberAt(number, labelLeft - 13, y + 8),
      textOf(lines, { x: labelLeft, y: y + 13, fontSize, lineHeight }),
      `<line class="arrow" x1="${start}" y1="${line}" x2="${back}" y2="${line}" stroke-width="1.5"/>`,
      `<path class="head" d="M${end} ${line} L${back} ${line - 5} L${back} ${line + 5} Z"/>`,
    ],
  }
}
