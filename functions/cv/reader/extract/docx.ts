import { openArchive } from './zip.ts'
import { lineOf, styleChange, type Line, type Part } from '../layout/line.ts'
import { LimitExceeded, UnreadableFile } from './errors.ts'
import { paragraphStyles, type Style } from './docx-styles.ts'
import { readXml } from './xml.ts'

const mainPart = 'word/document.xml'
const mostCharacters = 200_000

/** A paragraph as lines (cut at line breaks) of parts (cut at tabs). */
type Paragraph = { lines: Part[][]; bullet: boolean; left: number; spaceBefore: number }
type Table = { rows: Block[][][] }
type Block = Paragraph | Table

const isTable = (block: Block): block is Table => 'rows' in block

/** Extracts the text of a DOCX: headers first, as printed, then the body with its tables and text boxes. */
export function docxLines(bytes: Buffer): Line[] {
  const archive = openArchive(bytes)
  const main = archive.text(mainPart)
  if (main === undefined) throw new UnreadableFile('not a CV file')
  const styles = paragraphStyles(archive.text('word/styles.xml') ?? '')
  const headers = archive.names.filter((name) => /^word\/header\d*\.xml$/.test(name))
  const parts = [...headers.map((name) => archive.text(name) ?? ''), main]
  let characters = 0
  const blocks = parts.map((part) => {
    characters += part.length
    return blocksOf(part, styles)
  })
  const lines = blocks.flatMap((some) => linesOf(some))
  if (lines.reduce((sum, { text }) => sum + text.length, 0) > mostCharacters) throw new LimitExceeded('text')
  return lines
}

type Run = Style

/** Parses the XML in one pass, with a stack of open tables, cells, text boxes and paragraphs. */
function blocksOf(xml: string, styles: ReadonlyMap<string, Style>): Block[] {
  const body: Block[] = []
  const containers: Block[][] = [body]
  const tables: Table[] = []
  const paragraphs: (Paragraph & { style: Style })[] = []
  const boxes: Block[] = []
  let run: Run | undefined
  let inRunProperties = false
  let inText = false
  let skipping = 0

  const here = (): Block[] => containers.at(-1) ?? body
  const paragraph = () => paragraphs.at(-1)
  const write = (text: string): void => {
    const open = paragraph()
    if (open === undefined || text === '') return
    const { bold, italic, size } = run ?? open.style
    const line = open.lines.at(-1) ?? []
    const last = line.at(-1)
    if (last !== undefined && last.bold === bold && last.italic === italic && last.size === size)
      last.text += text
    else line.push({ text, left: open.left, right: open.left, bold, italic, size })
  }
  const breakLine = (): void => void paragraph()?.lines.push([])
  const breakPart = (): void =>
    void paragraph()
      ?.lines.at(-1)
      ?.push({ ...partBreak })

  for (const event of readXml(xml)) {
    if (event.kind === 'text') {
      if (inText && skipping === 0) write(event.text)
      continue
    }
    const { name } = event
    // Word writes a text box twice; mc:Fallback is the copy for programs that cannot draw text boxes.
    if (name === 'mc:Fallback') skipping += event.kind === 'close' ? -1 : event.empty ? 0 : 1
    if (skipping > 0) continue
    if (event.kind === 'close') {
      if (name === 'w:p') {
        const done = paragraphs.pop()
        if (done !== undefined) here().push(done)
        if (paragraphs.length === 0) here().push(...boxes.splice(0))
      } else if (name === 'w:tbl') {
        const table = tables.pop()
        if (table !== undefined) here().push(table)
      } else if (name === 'w:tc') containers.pop()
      else if (name === 'w:txbxContent') boxes.push({ rows: [[containers.pop() ?? []]] })
      else if (name === 'w:r') run = undefined
      else if (name === 'w:rPr') inRunProperties = false
      else if (name === 'w:t') inText = false
      continue
    }
    const value = event.attributes['w:val']
    const isOn = value !== '0' && value !== 'false' && value !== 'none'
    const open = paragraph()
    if (name === 'w:p') {
      const style = styles.get('') ?? { bold: false, italic: false, size: 11, heading: false }
      if (event.empty) here().push({ lines: [], bullet: false, left: 0, spaceBefore: 0 })
      else paragraphs.push({ lines: [[]], bullet: false, left: 0, spaceBefore: 0, style })
    } else if (name === 'w:pStyle' && open !== undefined && value !== undefined) {
      open.style = styles.get(value) ?? open.style
      if (/list|bullet/i.test(value)) open.bullet = true
    } else if (name === 'w:numPr' && open !== undefined) open.bullet = true
    else if (name === 'w:ind' && open !== undefined)
      open.left = Number(event.attributes['w:left'] ?? event.attributes['w:start'] ?? 0) / 20
    else if (name === 'w:spacing' && open !== undefined && !inRunProperties)
      open.spaceBefore = Number(event.attributes['w:before'] ?? 0) / 20
    else if (name === 'w:r') run = open === undefined ? undefined : { ...open.style }
    else if (name === 'w:rPr') inRunProperties = !event.empty
    else if (inRunProperties && run !== undefined && name === 'w:b') run.bold = isOn
    else if (inRunProperties && run !== undefined && name === 'w:i') run.italic = isOn
    else if (inRunProperties && run !== undefined && name === 'w:sz') run.size = Number(value ?? 22) / 2
    else if (name === 'w:t') inText = !event.empty
    else if (name === 'w:tab' && run !== undefined) breakPart()
    else if (name === 'w:br' || name === 'w:cr') breakLine()
    else if (name === 'w:noBreakHyphen') write('-')
    else if (name === 'w:tbl') tables.push({ rows: [] })
    else if (name === 'w:tr') tables.at(-1)?.rows.push([])
    else if (name === 'w:tc') {
      const cell: Block[] = []
      tables.at(-1)?.rows.at(-1)?.push(cell)
      containers.push(cell)
    } else if (name === 'w:txbxContent') containers.push([])
  }
  return body
}

/** Marks a tab: what follows is a new part. */
const partBreak: Part = { text: '\t', left: 0, right: 0, bold: false, italic: false, size: 0 }

/** Joins runs into parts, which only tabs separate. DOCX has no coordinates, so `left` counts a part's index in its line. */
function partsOf(pieces: readonly Part[], left: number): Part[] {
  const parts: Part[] = []
  let begins = true
  let bold = false
  for (const piece of pieces) {
    if (piece.text === '\t') {
      begins = true
      continue
    }
    const last = parts.at(-1)
    if (begins || last === undefined) parts.push({ ...piece, left: left + parts.length * tabWidth })
    else {
      if (piece.bold !== bold) last.text += styleChange
      if (piece.text.length > last.text.length)
        Object.assign(last, { bold: piece.bold, italic: piece.italic })
      last.text += piece.text
      last.size = Math.max(last.size, piece.size)
    }
    begins = false
    bold = piece.bold
  }
  return parts.map((part) => ({ ...part, text: part.text.normalize('NFKC') }))
}

const tabWidth = 100
const lineGap = 1.2
const emptyLineGap = 1.4
const columnsFromParagraphs = 4

function linesOf(blocks: readonly Block[]): Line[] {
  const lines: Line[] = []
  let space = 0
  let startsBlock = true
  for (const block of blocks) {
    if (isTable(block)) {
      lines.push(...tableLines(block))
      space = 0
      startsBlock = true
      continue
    }
    let first = true
    for (const pieces of block.lines) {
      const parts = partsOf(pieces, block.left)
      const size = Math.max(1, ...parts.map((part) => part.size))
      const gap = lineGap + (first ? space + block.spaceBefore / size : 0)
      const line = lineOf(parts, { gap, startsBlock })
      if (line === undefined) continue
      lines.push({ ...line, bullet: line.bullet || (block.bullet && first) })
      first = false
      startsBlock = false
      space = 0
    }
    if (first) space += emptyLineGap
  }
  return lines
}

/** A table lays out either the columns of a page, or rows of label and value. */
function tableLines({ rows }: Table): Line[] {
  const paragraphsIn = (cell: readonly Block[]): number =>
    cell.filter((block) => isTable(block) || block.lines.some((line) => line.length > 0)).length
  const isColumns = rows.some(
    (cells) => cells.filter((cell) => paragraphsIn(cell) >= columnsFromParagraphs).length >= 2,
  )
  if (isColumns) {
    const width = Math.max(...rows.map((cells) => cells.length))
    const columns = Array.from({ length: width }, (_, index) =>
      rows.flatMap((cells) => linesOf(cells[index] ?? [])),
    )
    const size = (column: readonly Line[]): number => column.reduce((sum, { text }) => sum + text.length, 0)
    return columns.toSorted((a, b) => size(a) - size(b)).flat()
  }
  return rows.flatMap((cells) => {
    const filled = cells.map((cell) => linesOf(cell)).filter((lines) => lines.length > 0)
    if (filled.length < 2) return filled.flat()
    const parts = filled.flatMap(([first], index) =>
      (first?.parts ?? []).map((part) => ({ ...part, left: part.left + index * 2 * tabWidth })),
    )
    const row = lineOf(parts, { gap: filled[0]?.[0]?.gap ?? lineGap, startsBlock: false })
    return [
      ...(row === undefined ? [] : [row]),
      ...filled.flatMap((lines) => lines.slice(1).map((line) => ({ ...line, startsBlock: false }))),
    ]
  })
}
