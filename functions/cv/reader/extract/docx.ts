import { openArchive } from './zip.ts'
import type { Line } from '../layout/line.ts'
import { linesOf, partBreak, type Block, type Paragraph, type Table } from './blocks.ts'
import { LimitExceeded, UnreadableFile } from './errors.ts'
import { paragraphStyles, type Style } from './docx-styles.ts'
import { readXml } from './xml.ts'

const mainPart = 'word/document.xml'
const mostCharacters = 200_000

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
export function blocksOf(xml: string, styles: ReadonlyMap<string, Style>): Block[] {
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
    } else if ((name === 'w:numPr' || name === 'w:listPr') && open !== undefined) open.bullet = true
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
