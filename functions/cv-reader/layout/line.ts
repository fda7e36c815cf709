/** The output of the extractors and the input of the parser: lines of text in reading order, with their formatting. */

/** A piece of a line with a wide gap or tab on either side: a date at the margin, a table cell, an item between bars. */
export type Part = {
  text: string
  left: number
  right: number
  bold: boolean
  italic: boolean
  size: number
  /** The text cut where it changes between bold and plain. */
  segments?: readonly string[]
}

/** Marks, in a text under construction, where bold begins or ends. */
export const styleChange = '\u001F'

export type Line = {
  parts: readonly Part[]
  text: string
  left: number
  /** Font size, in the file's own unit. */
  size: number
  bold: boolean
  italic: boolean
  /** White space above, in multiples of the font size. */
  gap: number
  /** The line began with a bullet; `text` does not contain it. */
  bullet: boolean
  /** The first line of a column, table cell or text box: it does not continue the line before it. */
  startsBlock: boolean
  /** The line ended in a bar, which `text` does not contain: its list continues in the next line. */
  endsInBar?: true
  /** Known from the layout: true for a line of a rail, false for a line of a card. */
  heading?: boolean
}

/** The lines of a file, and other orders in which its texts can be read: with other columns, or tables by rows. */
export type LinesOfFile = { lines: Line[]; others: readonly (() => Line[])[]; hasHiddenText?: boolean }

/** The bullet of a list item. */
const bulletSign =
  /^\s*(?:[•‣➢➤»›>⮚✓✔·∙⁃∗*–—→\u25a0-\u25ff\uf0b7\uf0a7\uf0d8\uf076-]|\+(?=\s+\p{Lu})|o(?=\s{2,}|\s+[\p{Lu}\d]))\s+/u
/** "◆", "§04", "02", "( 03)": an ornament or the number of a section, in a part of its own. A dash can be that of a range. */
const ornament = /^(?:[^\p{L}\p{N}\s\-–—]{1,3}|[[(#§]*\s*0\d\s*[\])./:]*|§\s*\d{1,2})$/u

/** Far beyond any line of a CV; the limit bounds the time that regular expressions take on a hostile file. */
const longestPart = 3000
const maxParts = 60

type Text = Pick<Part, 'text' | 'left' | 'right' | 'bold' | 'italic' | 'size'>

const mostly = (parts: readonly Text[], is: (part: Text) => boolean): boolean => {
  const letters = (some: readonly Text[]): number => some.reduce((sum, { text }) => sum + text.length, 0)
  return letters(parts.filter(is)) * 2 > letters(parts)
}

/** "Deccan Mills2019 – 2022", "Harbour Shipping LtdIpoh", "2016Languages", "Diploma,Law", "Clerk·Acme": texts whose space the file does not have. */
const glued =
  /(?=(?:19|20)\d{2}\s*[-–—])(?<=[a-z]{2})|(?=[A-Z][a-z]{3})(?<=(?:19|20)\d{2})|(?=[A-Z][a-z])(?<=\b(?:Ltd|Bhd|Inc)|[a-z)],|[a-z]{3}:)|(?<=[^\s·])(?=·)|(?<=·)(?=[^\s·])|(?<=[a-z])(?=—\s)/g

const tidied = (text: string): string =>
  text
    .slice(0, longestPart)
    .replace(glued, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:\s*\|)+\s*|\s*(?:\|\s*)+$/g, '')
    .trim()

/** A letter of a word from another font, of which only one is bold by its name: "Bi", "ể", "n". */
const withinWord = new RegExp(`(?<=\\p{L})${styleChange}(?=\\p{L})`, 'gu')

const cleaned = (part: Text): Part => {
  const text = tidied(part.text.replaceAll(styleChange, ''))
  const pieces = part.text.replace(withinWord, '').split(styleChange)
  return { ...part, text, segments: (pieces.length > 1 ? pieces.map(tidied) : [text]).filter(Boolean) }
}

/** "J O R D A N": single letters, each set apart from the next; words are further apart. */
const spaced = /^(?=.*\p{L})\s*(?:[\p{L}.'’-] {1,3}){2,}[\p{L}.'’-]\s*$/u

/** "[Jan 2020] - [Present]": square brackets around a date. */
const inBrackets = /\[\s*([^[\]]{3,20}?)\s*\]/g

const closed = (text: string): string =>
  spaced.test(text)
    ? text.replace(/(?<=\S) (?=\S)/g, '').replace(/\s+/g, ' ')
    : text.replace(inBrackets, '$1')

/** Builds a line from its parts; undefined when it holds no text. */
export function lineOf(
  pieces: readonly Text[],
  { gap, startsBlock }: Pick<Line, 'gap' | 'startsBlock'>,
): Line | undefined {
  const parts = pieces
    .map((piece) => cleaned({ ...piece, text: closed(piece.text) }))
    .filter(
      ({ text }, index, all) =>
        text !== '' &&
        (!ornament.test(text) || (index === 0 && all.length > 1 && bulletSign.test(`${text} `))),
    )
    .slice(0, maxParts)
  const [first] = parts
  if (first === undefined) return undefined
  const sign = bulletSign.exec(`${first.text} `)
  const hasSign = sign !== null && (parts.length > 1 || first.text.length >= sign[0].trim().length)
  const rest = hasSign ? first.text.slice(sign[0].trim().length).trim() : first.text
  const withoutSign = hasSign ? { ...first, text: rest, segments: [rest] } : first
  const kept = rest === '' ? parts.slice(1) : [withoutSign, ...parts.slice(1)]
  if (kept.length === 0) return undefined
  const endsInBar = /\|\s*$/.test(pieces.at(-1)?.text ?? '')
  return {
    parts: kept,
    text: kept.map(({ text }) => text).join('  '),
    left: first.left,
    size: Math.max(...kept.map(({ size }) => size)),
    bold: mostly(kept, ({ bold }) => bold),
    italic: mostly(kept, ({ italic }) => italic),
    gap,
    bullet: hasSign,
    startsBlock,
    ...(endsInBar ? { endsInBar } : {}),
  }
}
