/** A CV's content as paragraphs and tables, which the formats write in their own way. */

export type Look = {
  bold?: boolean
  italic?: boolean
  /** In points; without it, that of the body. */
  size?: number
}
export type Run = { text: string; look?: Look }
export type Line = {
  kind: 'line'
  runs: readonly Run[]
  /** At the right margin. */
  right?: Run
  isCentred?: boolean
  /** In points. */
  above?: number
  /** A line below the whole width. */
  isRuled?: boolean
  /** Stays on the page of what follows. */
  isHeading?: boolean
  /** Named as a heading in a word processor's file, not only formatted so. */
  hasHeadingStyle?: boolean
}
/** `list` is a list of the word processor; any other bullet is a sign in the text itself. */
export type Item = { kind: 'item'; bullet: string; text: string }
export type Table = {
  kind: 'table'
  /** In hundredths of the width. */
  widths: readonly number[]
  rows: readonly (readonly (readonly Block[])[])[]
  isBordered: boolean
}
export type Block = Line | Item | Table

/** In points. */
export const bodySize = 10

type About = Omit<Line, 'kind' | 'runs'>
export const lineOf = (runs: readonly Run[], about: About = {}): Line => ({ kind: 'line', runs, ...about })
export const line = (text: string, look: Look = {}, about: About = {}): Line =>
  lineOf([{ text, look }], about)

/** A table with borders, whose first row names the columns. */
export const grid = (widths: readonly number[], heads: readonly string[], rows: Table['rows']): Table => ({
  kind: 'table',
  widths,
  isBordered: true,
  rows: [heads.map((text) => [line(text, { bold: true })]), ...rows],
})

export const when = (condition: boolean | undefined, text: string): string => (condition === true ? text : '')
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
