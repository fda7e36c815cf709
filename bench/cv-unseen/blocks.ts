/** A CV's content as paragraphs and tables, which the formats write in their own way. */

export type Look = {
  bold?: boolean
  italic?: boolean
  underline?: boolean
  /** Six hexadecimal digits. */
  colour?: string
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
  /** Behind the text, over the whole width. */
  shade?: string
}
/** `list` is the list of the word processor; any other is a sign that somebody types. */
export type Bullet = 'list' | '•' | '-' | '–' | '▪' | '➢' | '*' | '✓' | 'o'
export type Item = { kind: 'item'; bullet: Bullet; text: string }
export type Table = {
  kind: 'table'
  /** In hundredths of the width. */
  widths: readonly number[]
  rows: readonly (readonly (readonly Block[])[])[]
  isBordered: boolean
  /** Behind the columns; undefined for white. */
  shades?: readonly (string | undefined)[]
}
export type Block = Line | Item | Table

export const line = (text: string, look: Look = {}, about: Omit<Line, 'kind' | 'runs'> = {}): Line => ({
  kind: 'line',
  runs: [{ text, look }],
  ...about,
})

/** All texts in the order of the page, for tests. */
export const textsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'item') return [block.text]
    if (block.kind === 'table') return block.rows.flat().flatMap((cell) => textsOf(cell))
    return [...block.runs.map(({ text }) => text), ...(block.right === undefined ? [] : [block.right.text])]
  })
