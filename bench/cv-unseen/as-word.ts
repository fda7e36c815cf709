import { zipOf } from 'cv-reader/documents'
import type { Block, Line, Look, Run } from './blocks.ts'
import { escapedHtml } from './escaped.ts'
import { bodySize } from './form.ts'

/** The document as a word processor saves it. */

/** In twentieths of a point: A4 without margins of 2 cm. */
const textWidth = 9638
const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const runProperties = ({ bold, italic, underline, colour, size }: Look): string =>
  `${bold === true ? '<w:b/>' : ''}${italic === true ? '<w:i/>' : ''}${colour === undefined ? '' : `<w:color w:val="${colour}"/>`}${size === undefined ? '' : `<w:sz w:val="${size * 2}"/>`}${underline === true ? '<w:u w:val="single"/>' : ''}`

const runXml = ({ text, look = {} }: Run): string => {
  const properties = runProperties(look)
  return `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escapedHtml(text)}</w:t></w:r>`
}

function lineXml({
  runs,
  right,
  isCentred,
  above = 0,
  isRuled,
  shade,
  isHeading,
  hasHeadingStyle,
}: Line): string {
  const properties = [
    hasHeadingStyle === true ? '<w:pStyle w:val="Heading1"/>' : '',
    isHeading === true ? '<w:keepNext/>' : '',
    isRuled === true
      ? '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="333333"/></w:pBdr>'
      : '',
    shade === undefined ? '' : `<w:shd w:val="clear" w:color="auto" w:fill="${shade}"/>`,
    right === undefined ? '' : `<w:tabs><w:tab w:val="right" w:pos="${textWidth}"/></w:tabs>`,
    above === 0 ? '' : `<w:spacing w:before="${above * 20}"${isHeading === true ? ' w:after="60"' : ''}/>`,
    isCentred === true ? '<w:jc w:val="center"/>' : '',
  ].join('')
  return `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${runs.map(runXml).join('')}${right === undefined ? '' : `<w:r><w:tab/></w:r>${runXml(right)}`}</w:p>`
}

function cellXml(blocks: readonly Block[], width: number, shade: string | undefined): string {
  const fill = shade === undefined ? '' : `<w:shd w:val="clear" w:color="auto" w:fill="${shade}"/>`
  // A cell ends with a paragraph.
  const end = blocks.at(-1)?.kind === 'line' || blocks.at(-1)?.kind === 'item' ? '' : '<w:p/>'
  return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${fill}</w:tcPr>${blocks.map(blockXml).join('')}${end}</w:tc>`
}

export function blockXml(block: Block): string {
  if (block.kind === 'line') return lineXml(block)
  if (block.kind === 'item')
    return block.bullet === 'list'
      ? `<w:p><w:pPr><w:pStyle w:val="ListParagraph"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${runXml({ text: block.text })}</w:p>`
      : `<w:p><w:pPr><w:ind w:left="400" w:hanging="200"/></w:pPr>${runXml({ text: `${block.bullet} ${block.text}` })}</w:p>`
  const widths = block.widths.map((share) => Math.round((textWidth * share) / 100))
  const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((edge) => `<w:${edge} w:val="single" w:sz="4" w:space="0" w:color="555555"/>`)
    .join('')
  const rows = block.rows
    .map(
      (row) =>
        `<w:tr>${row.map((cell, at) => cellXml(cell, widths[at] ?? 0, block.shades?.[at])).join('')}</w:tr>`,
    )
    .join('')
  return `<w:tbl><w:tblPr><w:tblW w:w="${widths.reduce((sum, width) => sum + width, 0)}" w:type="dxa"/>${block.isBordered ? `<w:tblBorders>${edges}</w:tblBorders>` : ''}<w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows}</w:tbl>`
}

const page =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>'

const styles = (font: string): string =>
  `${head}<w:styles xmlns:w="${namespace}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/><w:sz w:val="${bodySize * 2}"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style><w:style w:type="paragraph" w:styleId="ListParagraph"><w:name w:val="List Paragraph"/><w:basedOn w:val="Normal"/><w:pPr><w:ind w:left="720"/></w:pPr></w:style></w:styles>`

const numbering = `${head}<w:numbering xmlns:w="${namespace}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`

const part = (name: string): string =>
  `<Override PartName="/word/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${name === 'document' ? 'document.main' : name}+xml"/>`
const parts = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${['document', 'styles', 'numbering'].map(part).join('')}</Types>`
const links = (names: readonly (readonly [type: string, target: string])[]): string =>
  `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${relations}/${type}" Target="${target}"/>`).join('')}</Relationships>`

export const docxOf = (blocks: readonly Block[], font: string): Buffer =>
  zipOf([
    { name: '[Content_Types].xml', content: parts },
    { name: '_rels/.rels', content: links([['officeDocument', 'word/document.xml']]) },
    {
      name: 'word/document.xml',
      content: `${head}<w:document xmlns:w="${namespace}"><w:body>${blocks.map(blockXml).join('')}${page}</w:body></w:document>`,
    },
    {
      name: 'word/_rels/document.xml.rels',
      content: links([
        ['styles', 'styles.xml'],
        ['numbering', 'numbering.xml'],
      ]),
    },
    { name: 'word/styles.xml', content: styles(font) },
    { name: 'word/numbering.xml', content: numbering },
  ])

/** The XML of Word 2003, saved as .doc. Its lists are typed signs here. */
export function wordXmlOf(blocks: readonly Block[]): Buffer {
  const body = blocks.map((block) => blockXml(withTypedItems(block))).join('')
  return Buffer.from(
    `${head}<?mso-application progid="Word.Document"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml" xml:space="preserve"><w:body>${body}${page}</w:body></w:wordDocument>`,
  )
}

function withTypedItems(block: Block): Block {
  if (block.kind === 'item') return block.bullet === 'list' ? { ...block, bullet: '•' } : block
  if (block.kind === 'line') return block
  return { ...block, rows: block.rows.map((row) => row.map((cell) => cell.map(withTypedItems))) }
}
