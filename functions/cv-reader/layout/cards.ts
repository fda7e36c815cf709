import { isDates } from '../words/dates.ts'
import { sectionNamed } from '../words/headings.ts'
import type { Part } from './line.ts'
import type { Row } from './rows.ts'

/** Cards side by side, three or more at equal distances: each is read as a whole. */
export type Cards = {
  /** The left edges, in the page's unit. */
  edges: readonly number[]
  from: number
  to: number
}

/** Two texts side by side are columns or a text with a margin, not cards. */
const minCards = 3
const minFullRows = 2
/** In the page's unit: the precision with which programs place cards. */
const alignment = 4
/** In multiples of the font size: rows of cards further apart belong to different sections. */
const nextRow = 4
const wrappedRow = 1.8

const bullet = /^\P{L}$/u

/** Without the icon or bullet before the first text. */
const textsOf = ({ parts }: Row): readonly Part[] => parts.filter(({ text }) => !bullet.test(text.trim()))

/** The distance between a row's texts, where it is the same between all of them. */
function stepOf(row: Row): number | undefined {
  const texts = textsOf(row)
  if (texts.length < minCards) return undefined
  const steps = texts.slice(1).map(({ left }, index) => left - (texts[index]?.left ?? 0))
  const least = Math.min(...steps)
  return Math.max(...steps) - least <= alignment ? least : undefined
}

/** Finds the first rows of cards on a page, or in a column of it. */
export function cardsIn(rows: readonly Row[]): Cards | undefined {
  for (const [index, row] of rows.entries()) {
    const step = stepOf(row)
    if (step === undefined) continue
    const left = leftOf(rows.slice(index), step)
    const run = runOf(rows.slice(index), left, step)
    const full = run.filter((some) => textsOf(some).length >= minCards)
    const isTable = run.some(({ parts }) => parts.some(({ text }) => isDates(text)))
    if (full.length < minFullRows || isTable) continue
    const edges = textsOf(row).map((_, card) => left + card * step)
    return { edges, from: row.top, to: run.at(-1)?.top ?? row.top }
  }
  return undefined
}

/** A section's heading ends the cards; a title that wraps within a card further right can have a section's name. */
const isHeading = ({ parts: [only, ...others] }: Row, second: number): boolean =>
  only !== undefined &&
  others.length === 0 &&
  only.left < second - alignment &&
  sectionNamed(only.text) !== undefined

/** A title moves right behind its icon, by no more than this share of a card's width. */
const maxIndent = 0.2
const rowsOfCard = 4

/** The left edge of the first card. */
function leftOf(rows: readonly Row[], step: number): number {
  const lefts = rows.slice(0, rowsOfCard).map(({ parts }) => parts[0]?.left ?? Infinity)
  const [title = 0] = lefts
  return Math.min(...lefts.filter((left) => left >= title - maxIndent * step))
}

function runOf(rows: readonly Row[], left: number, step: number): Row[] {
  const [first] = rows
  if (first === undefined) return []
  const run = [first]
  for (const row of rows.slice(1)) {
    const before = run.at(-1) ?? first
    const isFull = textsOf(row).length >= minCards
    const distance = (row.top - before.top) / Math.max(row.size, 1)
    if (distance > (isFull ? nextRow : wrappedRow)) break
    // Each text stays within one card.
    const fits = row.parts.every(
      (part) =>
        Math.floor((part.left - left + alignment) / step) ===
        Math.floor((Math.max(part.right - alignment, part.left + alignment) - left) / step),
    )
    if (!fits || isHeading(row, left + step)) break
    run.push(row)
  }
  return run
}
