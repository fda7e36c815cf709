import type { Card } from '../frames.ts'
import { escaped } from './tags.ts'

/** `facts`: lines below the title. */
export type CardWords = { title: string; facts?: readonly string[] }

export const wordsMark = '<!--words-->'
/** The classes that a card's style has for the two kinds of words. */
export const wordClasses = { title: 'title', fact: 'fact' } as const

export const edge = 80
const maxWidth = 600
const titleSizes = [84, 74, 64, 54] as const
const smallestTitle = 54
const maxTitleLines = 3
const titleSpacing = -0.032
const titleLeading = 1.04
const factSize = 34
const factLeading = 46
const lastLine = 478
/** The title's first line starts below the company's name. */
const top = 150
const capitalHeight = 0.7
/** Between the title and the facts below it. */
const factGap = 18

type Width = (line: string) => number

function linesOf(title: string, width: Width): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || width(longer) > maxWidth) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

/** Cuts off what does not fit. */
function shortened(line: string, width: Width): string {
  if (width(line) <= maxWidth) return line
  let cut = line
  while (cut !== '' && width(`${cut}…`) > maxWidth) cut = cut.slice(0, -1)
  return `${cut.trimEnd()}…`
}

/** The title in the largest size in which it fits; in the smallest one it is cut off. */
function fittedTitle(
  title: string,
  end: number,
  widthAt: (size: number) => Width,
): { size: number; lines: string[] } {
  for (const size of titleSizes) {
    const lines = linesOf(title, widthAt(size))
    const start = end - (lines.length - 1) * size * titleLeading - size * capitalHeight
    const isNarrow = lines.every((line) => widthAt(size)(line) <= maxWidth)
    if (lines.length <= maxTitleLines && isNarrow && start >= top) return { size, lines }
  }
  const width = widthAt(smallestTitle)
  const lines = linesOf(title, width)
  const rest = lines.slice(maxTitleLines - 1).join(' ')
  return {
    size: smallestTitle,
    lines: [...lines.slice(0, maxTitleLines - 1), rest].map((line) => shortened(line, width)),
  }
}

const textAt = (line: string, x: number, y: number, attributes: string): string =>
  `<text x="${x}" y="${y.toFixed(1)}" ${attributes}>${escaped(line)}</text>`

/** The card with these words; undefined where the typeface lacks one of their characters. */
export function cardWith({ svg, advances }: Card, { title, facts = [] }: CardWords): string | undefined {
  if (
    [title, ...facts].some((line) => Array.from(line).some((character) => advances[character] === undefined))
  )
    return undefined
  const widthOf = (line: string, size: number, spacing: number): number =>
    Array.from(line).reduce((sum, character) => sum + (advances[character] ?? 0) + spacing, 0) * size
  const factsHigh = facts.length === 0 ? 0 : facts.length * factLeading + factGap
  const titleEnd = lastLine - factsHigh
  const { size, lines } = fittedTitle(title, titleEnd, (at) => (line) => widthOf(line, at, titleSpacing))
  const words = [
    ...lines.map((line, index) =>
      textAt(
        line,
        edge - 4,
        titleEnd - (lines.length - 1 - index) * size * titleLeading,
        `class="${wordClasses.title}" font-size="${size}" letter-spacing="${(titleSpacing * size).toFixed(2)}"`,
      ),
    ),
    ...facts.map((fact, index) =>
      textAt(
        shortened(fact, (line) => widthOf(line, factSize, 0)),
        edge,
        lastLine - (facts.length - 1 - index) * factLeading,
        `class="${wordClasses.fact}" font-size="${factSize}"`,
      ),
    ),
  ]
  return svg.replace(wordsMark, () => words.join('\n'))
}
