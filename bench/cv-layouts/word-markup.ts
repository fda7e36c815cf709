import { wordXml, zipOf } from 'cv-reader/documents'

/** The XML of word processors. */

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export type Look = { bold?: boolean; italic?: boolean; size?: number; list?: boolean; style?: string }

const run = (text: string, { bold, italic, size }: Look): string =>
  `<w:r><w:rPr>${bold === true ? '<w:b/>' : ''}${italic === true ? '<w:i/>' : ''}${size === undefined ? '' : `<w:sz w:val="${size * 2}"/>`}</w:rPr>${text
    .split('\t')
    .map((part) => `<w:t xml:space="preserve">${escaped(part)}</w:t>`)
    .join('<w:tab/>')}</w:r>`

export const p = (text: string, look: Look = {}): string =>
  `<w:p><w:pPr>${look.style === undefined ? '' : `<w:pStyle w:val="${look.style}"/>`}${look.list === true ? '<w:numPr><w:numId w:val="1"/></w:numPr>' : ''}</w:pPr>${run(text, look)}</w:p>`

export const bullets = (items: readonly string[]): string =>
  items.map((item) => p(item, { list: true })).join('')
export const table = (...rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`

const styles = `<w:styles xmlns:w="w"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:rPr><w:sz w:val="48"/></w:rPr></w:style></w:styles>`

export const docx = (body: string): Buffer =>
  zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: wordXml(body) },
    { name: 'word/styles.xml', content: styles },
  ])
