import { LimitExceeded } from '../errors.ts'
import { createBudget, type Budget } from './budget.ts'

/**
 * The formatting of the paragraphs of a .doc file ([MS-DOC]), which word-extractor does not return: whether a paragraph is an item
 * of a list, bold, or larger. Anything that does not fit the format is a file without formatting, never an error.
 */
export type ParagraphLook = { text: string; bullet: boolean; bold: boolean; size: number | undefined }

/** Byte offsets in the file information block at the beginning of the document's stream. */
const fib = { flags: 0x0a, characters: 0xfa, paragraphs: 0x102, pieces: 0x1a2 } as const
const secondTable = 0x0200
const pageBytes = 512
/** Codes of property modifiers (sprm). */
const modifiers = { bold: 0x0835, size: 0x4a43, list: 0x460b } as const
const headingStyles = { first: 1, last: 9 } as const
/** In points, for a heading that has its size from its style, because styles are not read. */
const headingSize = 14
const maxParagraphs = 6000

/** Streams of the compound file by name. */
export type Streams = { document: Buffer; tableOf: (isSecond: boolean) => Buffer | undefined }

/** `style` is a paragraph's: 1 to 9 are Word's headings. */
type Run = { from: number; to: number; modifiers: Buffer; style: number }
type Piece = { from: number; to: number; bytesOfCharacter: 1 | 2; characters: number }

export function looksOf({ document, tableOf }: Streams): ParagraphLook[] {
  try {
    const table = tableOf((document.readUInt16LE(fib.flags) & secondTable) !== 0)
    if (table === undefined) return []
    const budget = createBudget(maxParagraphs, 'entries')
    const paragraphs = runsOf(document, table, 'paragraphs', budget)
    const characters = runsOf(document, table, 'characters', budget)
    return paragraphsOf(document, piecesOf(document, table)).map(({ text, at }) => {
      const look = modifierValues(characters.find(({ from, to }) => at >= from && at < to)?.modifiers)
      const paragraph = paragraphs.find(({ from, to }) => at >= from && at < to)
      const own = modifierValues(paragraph?.modifiers)
      const style = paragraph?.style ?? 0
      const isHeading = style >= headingStyles.first && style <= headingStyles.last
      const halfPoints = look.get(modifiers.size)
      return {
        text,
        bullet: (own.get(modifiers.list) ?? 0) > 0,
        bold: look.get(modifiers.bold) === 1 || (isHeading && look.get(modifiers.bold) !== 0),
        size: halfPoints === undefined ? (isHeading ? headingSize : undefined) : halfPoints / 2,
      }
    })
  } catch (error) {
    if (error instanceof RangeError || error instanceof LimitExceeded) return []
    throw error
  }
}

/** Where the text is in the stream: pieces with one or two bytes per character. */
function piecesOf(document: Buffer, table: Buffer): Piece[] {
  const start = document.readUInt32LE(fib.pieces)
  const end = start + document.readUInt32LE(fib.pieces + 4)
  let at = start
  // Formatting of pieces comes before their list.
  while (at < end && table[at] === 1) at += 3 + table.readUInt16LE(at + 1)
  if (table[at] !== 2) return []
  const bytes = table.readUInt32LE(at + 1)
  const count = Math.floor((bytes - 4) / 12)
  const positions = at + 5
  return Array.from({ length: Math.min(count, maxParagraphs) }, (_, index) => {
    const characters =
      table.readUInt32LE(positions + 4 * (index + 1)) - table.readUInt32LE(positions + 4 * index)
    const place = table.readUInt32LE(positions + 4 * (count + 1) + 8 * index + 2)
    const isNarrow = (place & 0x40_00_00_00) !== 0
    const from = isNarrow ? (place & 0x3f_ff_ff_ff) / 2 : place
    const bytesOfCharacter = isNarrow ? 1 : 2
    return { from, to: from + characters * bytesOfCharacter, bytesOfCharacter, characters }
  })
}

/** The paragraphs' texts, each with the offset of its first character, whose formatting stands for the paragraph's. */
function paragraphsOf(document: Buffer, pieces: readonly Piece[]): { text: string; at: number }[] {
  const found: { text: string; at: number }[] = []
  let text = ''
  let first = 0
  for (const { from, to, bytesOfCharacter } of pieces) {
    const end = Math.min(to, document.length)
    for (let at = from; at < end; at += bytesOfCharacter) {
      const code = bytesOfCharacter === 1 ? (document[at] ?? 0) : document.readUInt16LE(at)
      // 13 ends a paragraph, 7 a cell, 11 and 12 a line and a page.
      const isEnd = code === 13 || code === 7 || code === 11 || code === 12
      if (text === '') first = at
      if (!isEnd) text += code >= 32 || code === 9 ? String.fromCharCode(code) : ''
      else {
        if (text.trim() !== '') found.push({ text, at: first })
        text = ''
      }
      if (found.length > maxParagraphs) throw new LimitExceeded('entries')
    }
  }
  return found
}

/** Formatted runs, from pages of 512 bytes each, which a list in the table stream names. */
function runsOf(document: Buffer, table: Buffer, of: 'characters' | 'paragraphs', budget: Budget): Run[] {
  const start = document.readUInt32LE(fib[of])
  const count = Math.floor((document.readUInt32LE(fib[of] + 4) - 4) / 8)
  const runs: Run[] = []
  for (let index = 0; index < count; index += 1) {
    budget.spend(1)
    const number = table.readUInt32LE(start + 4 * (count + 1) + 4 * index) & 0x3f_ff_ff
    const page = document.subarray(number * pageBytes, (number + 1) * pageBytes)
    if (page.length < pageBytes) return runs
    const inPage = page[pageBytes - 1] ?? 0
    for (let run = 0; run < inPage; run += 1) {
      budget.spend(1)
      const place = 4 * (inPage + 1) + (of === 'paragraphs' ? 13 : 1) * run
      const own = modifiersAt(page, 2 * (page[place] ?? 0), of)
      runs.push({ from: page.readUInt32LE(4 * run), to: page.readUInt32LE(4 * (run + 1)), ...own })
    }
  }
  return runs
}

/** The length of a run's modifiers: in bytes for characters; in pairs of bytes, including the number of a style, for paragraphs. */
function modifiersAt(
  page: Buffer,
  at: number,
  of: 'characters' | 'paragraphs',
): Pick<Run, 'modifiers' | 'style'> {
  if (at === 0) return { modifiers: Buffer.alloc(0), style: 0 }
  const length = page[at] ?? 0
  if (of === 'characters') return { modifiers: page.subarray(at + 1, at + 1 + length), style: 0 }
  // Zero: the count is in the next byte.
  const [from, bytes] = length === 0 ? [at + 2, 2 * (page[at + 1] ?? 0)] : [at + 1, 2 * length - 1]
  return { modifiers: page.subarray(from + 2, from + bytes), style: page.readUInt16LE(from) }
}

/** The size of a modifier's operand, by its upper three bits; one of variable size begins with its length. */
const operandBytes = [1, 1, 2, 4, 2, 2, 0, 3] as const

function modifierValues(list: Buffer | undefined): Map<number, number> {
  const values = new Map<number, number>()
  if (list === undefined) return values
  for (let at = 0; at + 2 < list.length;) {
    const modifier = list.readUInt16LE(at)
    const fixed = operandBytes[modifier >> 13] ?? 0
    const bytes = fixed === 0 ? 1 + (list[at + 2] ?? 0) : fixed
    values.set(
      modifier,
      bytes === 1 ? (list[at + 2] ?? 0) : at + 4 <= list.length ? list.readUInt16LE(at + 2) : 0,
    )
    at += 2 + bytes
  }
  return values
}
