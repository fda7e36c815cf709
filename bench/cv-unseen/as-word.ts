import { zipOf } from 'cv-reader/documents'
import { bodySize, escaped, when, type Block, type Line, type Run, type Table } from './blocks.ts'

/** The document as a word processor saves it. */

/** In twentieths of a point: A4 without margins of 2 cm. */
export const textWidth = 9638
const formats = 'http://schemas.openxmlformats.org'
const namespace = `${formats}/wordprocessingml/2006/main`
const mime = 'application/vnd.openxmlformats'
const links = `${formats}/package/2006/relationships`
const types = `${formats}/officeDocument/2006/relationships`
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const runXml = ({ text, look = {} }: Run): string =>
  `<w:r><w:rPr>${when(look.bold, '<w:b/>')}${when(look.italic, '<w:i/>')}${when(look.size !== undefined, `<w:sz w:val="${(look.size ?? 0) * 2}"/>`)}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`

const paragraphXml = (properties: readonly string[], content: string): string =>
  `<w:p><w:pPr>${properties.join('')}</w:pPr>${content}</w:p>`

function lineXml({ runs, right, above = 0, isHeading, ...look }: Line): string {
  const properties = [
    when(look.hasHeadingStyle, '<w:pStyle w:val="Heading1"/>'),
    when(isHeading, '<w:keepNext/>'),
    when(look.isRuled, '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="333333"/></w:pBdr>'),
    when(right !== undefined, `<w:tabs><w:tab w:val="right" w:pos="${textWidth}"/></w:tabs>`),
    when(above > 0, `<w:spacing w:before="${above * 20}"${when(isHeading, ' w:after="60"')}/>`),
    when(look.isCentred, '<w:jc w:val="center"/>'),
  ]
  const atRight = right === undefined ? '' : `<w:r><w:tab/></w:r>${runXml(right)}`
  return paragraphXml(properties, runs.map(runXml).join('') + atRight)
}

function tableXml({ rows, isBordered, ...table }: Table): string {
  const widths = table.widths.map((share) => Math.round((textWidth * share) / 100))
  const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((edge) => `<w:${edge} w:val="single" w:sz="4" w:space="0" w:color="555555"/>`)
    .join('')
  const cell = (blocks: readonly Block[], at: number): string =>
    // A cell ends with a paragraph.
    `<w:tc><w:tcPr><w:tcW w:w="${widths[at]}" w:type="dxa"/></w:tcPr>${blocks.map(blockXml).join('')}${when((blocks.at(-1)?.kind ?? 'table') === 'table', '<w:p/>')}</w:tc>`
  return `<w:tbl><w:tblPr><w:tblW w:w="${widths.reduce((sum, width) => sum + width, 0)}" w:type="dxa"/>${when(isBordered, `<w:tblBorders>${edges}</w:tblBorders>`)}<w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`
}

function blockXml(block: Block): string {
  if (block.kind === 'line') return lineXml(block)
  if (block.kind === 'table') return tableXml(block)
  return block.bullet === 'list'
    ? paragraphXml(
        ['<w:pStyle w:val="ListParagraph"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'],
        runXml(block),
      )
    : paragraphXml(
        ['<w:ind w:left="400" w:hanging="200"/>'],
        runXml({ text: `${block.bullet} ${block.text}` }),
      )
}

const bodyXml = (blocks: readonly Block[]): string =>
  `<w:body>${blocks.map(blockXml).join('')}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body>`

/** The files of a DOCX beside its text. */
const parts = {
  '[Content_Types].xml': `<Types xmlns="${formats}/package/2006/content-types"><Default Extension="rels" ContentType="${mime}-package.relationships+xml"/><Default Extension="xml" ContentType="${mime}-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${mime}-officedocument.wordprocessingml.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${mime}-officedocument.wordprocessingml.numbering+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${links}"><Relationship Id="r" Type="${types}/officeDocument" Target="word/document.xml"/></Relationships>`,
  'word/_rels/document.xml.rels': `<Relationships xmlns="${links}"><Relationship Id="s" Type="${types}/styles" Target="styles.xml"/><Relationship Id="n" Type="${types}/numbering" Target="numbering.xml"/></Relationships>`,
  'word/numbering.xml': `<w:numbering xmlns:w="${namespace}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
} as const

const stylesXml = (font: string): string =>
  `<w:styles xmlns:w="${namespace}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/><w:sz w:val="${bodySize * 2}"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style><w:style w:type="paragraph" w:styleId="ListParagraph"><w:name w:val="List Paragraph"/><w:basedOn w:val="Normal"/><w:pPr><w:ind w:left="720"/></w:pPr></w:style></w:styles>`

export function docxOf(blocks: readonly Block[], font: string): Buffer {
  const document = `<w:document xmlns:w="${namespace}">${bodyXml(blocks)}</w:document>`
  const all = { ...parts, 'word/styles.xml': stylesXml(font), 'word/document.xml': document }
  return zipOf(Object.entries(all).map(([name, content]) => ({ name, content: head + content })))
}

/** The XML of Word 2003, saved as .doc. Its lists are typed signs here. */
export const wordXmlOf = (blocks: readonly Block[]): Buffer =>
  Buffer.from(
    `${head}<?mso-application progid="Word.Document"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml" xml:space="preserve">${bodyXml(blocks.map(withTypedItems))}</w:wordDocument>`,
  )

function withTypedItems(block: Block): Block {
  if (block.kind === 'item') return block.bullet === 'list' ? { ...block, bullet: '•' } : block
  if (block.kind === 'line') return block
  return { ...block, rows: block.rows.map((row) => row.map((cell) => cell.map(withTypedItems))) }
}
