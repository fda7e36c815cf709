import { partBreak, type Block, type Paragraph, type Table } from './blocks.ts'
import { createBudget, type Budget } from './budget.ts'
import type { Style } from './docx-styles.ts'
import { LimitExceeded } from '../errors.ts'
import { readXml, type XmlEvent } from './xml.ts'

type Opened = Extract<XmlEvent, { kind: 'open' }>
type OpenParagraph = Paragraph & { style: Style }
/** `isHidden`: Word does not show the text. `isWhite`: it is white on white, where the document shades nothing. */
type Run = Style & { isHidden?: boolean; isWhite?: boolean }

const plainStyle: Style = { bold: false, italic: false, size: 11, heading: false }
/** WordprocessingML counts sizes in half points. */
const halfPoints = 2

/** Limits for all parts of a document together: a CV of ten pages has about ten thousand elements. */
const maxElements = 400_000
const maxCharacters = 200_000
/** Word's own limit. */
const maxCellsOfRow = 63

type WordLimits = { elements: Budget; characters: Budget; /** Counted. */ hiddenLetters: number }

export const createWordLimits = (): WordLimits => ({
  elements: createBudget(maxElements, 'entries'),
  characters: createBudget(maxCharacters, 'text'),
  hiddenLetters: 0,
})

/** Reads the paragraphs, tables and text boxes of a part of a Word file. */
export function blocksOf(xml: string, styles: ReadonlyMap<string, Style>, limits: WordLimits): Block[] {
  const part = new WordPart(styles, limits, !shades.test(xml))
  for (const event of readXml(xml)) {
    limits.elements.spend(1)
    part.read(event)
  }
  return part.body
}

/** What can lie behind white text: a shade, a highlight, a drawing or a background. */
const shades =
  /<w:shd [^>]*w:fill="(?!auto|FFFFFF)|<w:highlight|<wp:anchor|<w:pict|<w:background|<w:tblStyle/i

/** One pass over the XML, with a stack of open tables, cells, text boxes and paragraphs. */
class WordPart {
  readonly body: Block[] = []
  readonly #styles: ReadonlyMap<string, Style>
  readonly #containers: Block[][] = [this.body]
  readonly #tables: Table[] = []
  readonly #paragraphs: OpenParagraph[] = []
  readonly #boxes: Block[] = []
  #run: Run | undefined
  #inRunProperties = false
  #inText = false
  #skipping = 0
  readonly #limits: WordLimits
  readonly #isPaperWhite: boolean

  constructor(styles: ReadonlyMap<string, Style>, limits: WordLimits, isPaperWhite: boolean) {
    this.#styles = styles
    this.#limits = limits
    this.#isPaperWhite = isPaperWhite
  }

  read(event: XmlEvent): void {
    if (event.kind === 'text') {
      if (this.#inText && this.#skipping === 0) this.#write(event.text)
      return
    }
    // Word writes a text box twice; mc:Fallback is the copy for programs that cannot draw text boxes.
    if (event.name === 'mc:Fallback') this.#skipping += event.kind === 'close' ? -1 : event.empty ? 0 : 1
    if (this.#skipping > 0) return
    if (event.kind === 'close') this.#close(event.name)
    else if (!this.#text(event) && !this.#container(event)) this.#look(event)
  }

  get #here(): Block[] {
    return this.#containers.at(-1) ?? this.body
  }

  get #paragraph(): OpenParagraph | undefined {
    return this.#paragraphs.at(-1)
  }

  #write(text: string): void {
    const open = this.#paragraph
    if (open === undefined || text === '') return
    this.#limits.characters.spend(text.length)
    if (this.#run?.isHidden === true || (this.#run?.isWhite === true && this.#isPaperWhite)) {
      this.#limits.hiddenLetters += text.trim().length
      return
    }
    const { bold, italic, size } = this.#run ?? open.style
    const line = open.lines.at(-1) ?? []
    const last = line.at(-1)
    if (last !== undefined && last.bold === bold && last.italic === italic && last.size === size)
      last.text += text
    else line.push({ text, left: 0, right: 0, bold, italic, size })
  }

  #close(name: string): void {
    if (name === 'w:p') {
      const done = this.#paragraphs.pop()
      if (done !== undefined) this.#here.push(done)
      if (this.#paragraphs.length === 0) this.#here.push(...this.#boxes.splice(0))
    } else if (name === 'w:tbl') {
      const table = this.#tables.pop()
      if (table !== undefined) this.#here.push(table)
    } else if (name === 'w:tc') this.#containers.pop()
    else if (name === 'w:txbxContent') this.#boxes.push({ rows: [[this.#containers.pop() ?? []]] })
    else if (name === 'w:r') this.#run = undefined
    else if (name === 'w:rPr') this.#inRunProperties = false
    else if (name === 'w:t') this.#inText = false
  }

  /** Elements for text, tabs and line breaks. */
  #text({ name, empty }: Opened): boolean {
    if (name === 'w:t') this.#inText = !empty
    else if (name === 'w:tab' && this.#run !== undefined)
      this.#paragraph?.lines.at(-1)?.push({ ...partBreak })
    else if (name === 'w:br' || name === 'w:cr') this.#paragraph?.lines.push([])
    else if (name === 'w:noBreakHyphen') this.#write('-')
    else return false
    return true
  }

  /** Elements that contain others. */
  #container({ name, empty }: Opened): boolean {
    if (name === 'w:p') {
      const style = this.#styles.get('') ?? plainStyle
      if (empty) this.#here.push({ lines: [], bullet: false })
      else this.#paragraphs.push({ lines: [[]], bullet: false, style })
    } else if (name === 'w:r')
      this.#run = this.#paragraph === undefined ? undefined : { ...this.#paragraph.style }
    else if (name === 'w:rPr') this.#inRunProperties = !empty
    else if (name === 'w:tbl') this.#tables.push({ rows: [] })
    else if (name === 'w:tr') this.#tables.at(-1)?.rows.push([])
    else if (name === 'w:tc') {
      const cell: Block[] = []
      const row = this.#tables.at(-1)?.rows.at(-1)
      if (row !== undefined && row.push(cell) > maxCellsOfRow) throw new LimitExceeded('entries')
      this.#containers.push(cell)
    } else if (name === 'w:txbxContent') this.#containers.push([])
    else return false
    return true
  }

  /** Elements for the look of the open paragraph or run. */
  #look({ name, attributes }: Opened): void {
    const value = attributes['w:val']
    const isOn = value !== '0' && value !== 'false' && value !== 'none'
    const run = this.#inRunProperties ? this.#run : undefined
    if (run !== undefined && name === 'w:b') run.bold = isOn
    else if (run !== undefined && name === 'w:i') run.italic = isOn
    else if (run !== undefined && name === 'w:vanish') run.isHidden = isOn
    else if (run !== undefined && name === 'w:color') run.isWhite = value?.toUpperCase() === 'FFFFFF'
    else if (run !== undefined && name === 'w:sz')
      run.size = Number(value ?? plainStyle.size * halfPoints) / halfPoints
    const open = this.#paragraph
    if (open === undefined) return
    if (name === 'w:pStyle' && value !== undefined) {
      open.style = this.#styles.get(value) ?? open.style
      if (/list|bullet/i.test(value)) open.bullet = true
    } else if (name === 'w:numPr' || name === 'w:listPr') open.bullet = true
  }
}
