import type { Line, Part } from '../layout/line.ts'
import { linesOf, partBreak, type Block, type Paragraph, type Table } from './blocks.ts'
import { LimitExceeded } from '../errors.ts'

/** The state that a group inherits from the group around it. */
type Group = {
  skip: boolean
  isHidden?: boolean
  bold: boolean
  italic: boolean
  size: number
  fallback: number
}

/** Groups whose text is not the document's: fonts, styles, pictures, field instructions, footers. */
const skippedGroups = new Set(
  'fonttbl|colortbl|stylesheet|info|pict|object|footer|footerl|footerr|footerf|footnote|generator|fldinst|listtable|listoverridetable|rsidtbl|themedata|colorschememapping|latentstyles|datastore|xmlnstbl|mmathPr|bkmkstart|bkmkend|datafield|template'.split(
    '|',
  ),
)
/** Groups with the bullet or number of a list item. */
const bulletGroups = new Set(['listtext', 'pntext'])

const signs: Readonly<Record<string, string>> = {
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
}

const deepestGroup = 200
const maxCharacters = 200_000
/** Control words, groups and texts; a CV of ten pages has about ten thousand. */
const maxTokens = 400_000
/** Word's own limit. */
const maxCellsOfRow = 63
/** RTF counts sizes in half points. */
const halfPoints = 2
const plainLook = { bold: false, italic: false, size: 12 } as const

const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)|[\r\n]+/gi

/** Extracts the text of an RTF file, with its formatting, lists and tables. */
export function rtfLines(bytes: Buffer): Line[] {
  const document = new RtfDocument()
  let tokens = 0
  for (const [, word, value, hex, symbol, brace, text] of bytes.toString('latin1').matchAll(token)) {
    if ((tokens += 1) > maxTokens) throw new LimitExceeded('entries')
    if (brace === '{') document.openGroup()
    else if (brace === '}') document.closeGroup()
    else if (word !== undefined) document.control(word, value === undefined ? undefined : Number(value))
    else if (hex !== undefined) document.write(windows1252(Buffer.from(hex, 'hex')))
    else if (symbol !== undefined) document.symbol(symbol)
    else if (text !== undefined) document.write(windows1252(Buffer.from(text, 'latin1')))
  }
  return linesOf(document.end())
}

const decoder = new TextDecoder('windows-1252')
const windows1252 = (bytes: Buffer): string => decoder.decode(bytes)

class RtfDocument {
  readonly #body: Block[] = []
  readonly #groups: Group[] = [{ skip: false, ...plainLook, fallback: 1 }]
  #paragraph: Paragraph = { lines: [[]], bullet: false }
  #cell: Block[] = []
  #cells: Block[][] = []
  #table: Table | undefined
  #inTable = false
  /** Characters still to leave out: the replacement for a Unicode character that precedes them. */
  #replaced = 0
  #characters = 0

  get #group(): Group {
    return this.#groups.at(-1) ?? { skip: true, ...plainLook, fallback: 1 }
  }

  openGroup(): void {
    if (this.#groups.length >= deepestGroup) throw new LimitExceeded('nesting')
    this.#groups.push({ ...this.#group })
    this.#replaced = 0
  }

  closeGroup(): void {
    if (this.#groups.length > 1) this.#groups.pop()
    this.#replaced = 0
  }

  symbol(symbol: string): void {
    // "\*" begins a group that a reader may skip.
    if (symbol === '*') this.#group.skip = true
    else if (symbol === '~') this.write(' ')
    else if (symbol === '_') this.write('-')
    else if ('\\{}'.includes(symbol)) this.write(symbol)
    else if (symbol === '\n' || symbol === '\r') this.control('par', undefined)
  }

  write(all: string): void {
    const text = all.slice(Math.min(this.#replaced, all.length))
    this.#replaced -= all.length - text.length
    const { skip, isHidden, bold, italic, size } = this.#group
    if (skip || isHidden === true || text === '') return
    if ((this.#characters += text.length) > maxCharacters) throw new LimitExceeded('text')
    const piece: Part = { text, left: 0, right: 0, bold, italic, size }
    const line = this.#paragraph.lines.at(-1)
    const last = line?.at(-1)
    if (last !== undefined && last.bold === bold && last.italic === italic && last.size === size)
      last.text += text
    else line?.push(piece)
  }

  control(word: string, value: number | undefined): void {
    const group = this.#group
    if (skippedGroups.has(word)) group.skip = true
    else if (bulletGroups.has(word)) {
      group.skip = true
      this.#paragraph.bullet = true
    } else if (word === 'uc') group.fallback = value ?? 1
    else if (group.skip) return
    else if (word === 'u' && value !== undefined) {
      this.#replaced = 0
      this.write(String.fromCharCode(value < 0 ? value + 65_536 : value))
      this.#replaced = group.fallback
    } else if (signs[word] !== undefined) this.write(signs[word])
    else if (!this.#look(group, word, value)) this.#structure(word)
  }

  /** Applies a control word for the look of letters. */
  #look(group: Group, word: string, value: number | undefined): boolean {
    if (word === 'b') group.bold = value !== 0
    else if (word === 'i') group.italic = value !== 0
    else if (word === 'fs') group.size = (value ?? plainLook.size * halfPoints) / halfPoints
    else if (word === 'v') group.isHidden = value !== 0
    else if (word === 'plain') Object.assign(group, plainLook, { isHidden: false })
    else return false
    return true
  }

  /** Applies a control word for paragraphs and tables. */
  #structure(word: string): void {
    if (word === 'par' || word === 'sect' || word === 'page') this.#endParagraph()
    else if (word === 'line') this.#paragraph.lines.push([])
    else if (word === 'tab') this.#paragraph.lines.at(-1)?.push({ ...partBreak })
    else if (word === 'pard') {
      Object.assign(this.#paragraph, { bullet: false })
      this.#inTable = false
    } else if (word === 'intbl') this.#inTable = true
    else if (word === 'ls') this.#paragraph.bullet = true
    else if (word === 'cell' || word === 'nestcell') {
      this.#inTable = true
      this.#endParagraph()
      if (this.#cells.push(this.#cell) > maxCellsOfRow) throw new LimitExceeded('entries')
      this.#cell = []
    } else if (word === 'row') this.#endRow()
  }

  #endParagraph(): void {
    const { bullet } = this.#paragraph
    if (this.#inTable) this.#cell.push(this.#paragraph)
    else {
      this.#table = undefined
      this.#body.push(this.#paragraph)
    }
    // The next paragraph keeps the settings until "\pard" resets them.
    this.#paragraph = { lines: [[]], bullet }
  }

  #endRow(): void {
    if (this.#table === undefined) {
      this.#table = { rows: [] }
      this.#body.push(this.#table)
    }
    this.#table.rows.push(this.#cells)
    this.#cells = []
  }

  end(): Block[] {
    this.#inTable = false
    for (const cell of this.#cells) this.#body.push(...cell)
    this.#body.push(...this.#cell)
    this.#endParagraph()
    return this.#body
  }
}
