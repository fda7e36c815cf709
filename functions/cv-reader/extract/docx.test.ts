import { describe, expect, test } from 'vitest'
import { docxOf, wordXml, zipOf } from '../testing/documents.ts'
import { docxLines } from './docx.ts'

const run = (text: string, look = ''): string => `<w:r><w:rPr>${look}</w:rPr><w:t>${text}</w:t></w:r>`
const paragraph = (content: string): string => `<w:p>${content}</w:p>`
const cell = (...texts: readonly string[]): string =>
  `<w:tc>${texts.map((text) => paragraph(run(text))).join('')}</w:tc>`
const table = (...rows: readonly string[]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells}</w:tr>`).join('')}</w:tbl>`
const linesOf = (body: string, more: Parameters<typeof zipOf>[0] = []) =>
  docxLines(
    zipOf([
      { name: '[Content_Types].xml', content: '' },
      { name: 'word/document.xml', content: wordXml(body) },
      ...more,
    ]),
  ).lines
const textsOf = (...parameters: Parameters<typeof linesOf>): string[] =>
  linesOf(...parameters).map(({ text }) => text)

describe('the lines of a DOCX', () => {
  test('carry their formatting and bullets, and tabs separate their parts', () => {
    const { lines } = docxLines(
      docxOf([
        { text: 'Nurul Izzah', bold: true, size: 22 },
        { text: 'Gemilang Sdn Bhd\tMar 2021' },
        { text: 'Built a forecast', bullet: true },
      ]),
    )
    expect(lines).toMatchObject([
      { text: 'Nurul Izzah', bold: true, size: 22, bullet: false },
      { parts: [{ text: 'Gemilang Sdn Bhd' }, { text: 'Mar 2021' }], bold: false },
      { text: 'Built a forecast', bullet: true },
    ])
  })

  test('join runs of the same formatting, and separate bold from plain within a line', () => {
    const [line] = linesOf(paragraph(run('Appl', '<w:b/>') + run('e', '<w:b/>') + run(', Engineer')))
    expect(line?.parts).toMatchObject([{ text: 'Apple, Engineer', segments: ['Apple', ', Engineer'] }])
  })

  test('inherit their formatting from a style and its base style', () => {
    const styles =
      '<w:styles><w:style w:styleId="Base"><w:rPr><w:sz w:val="40"/></w:rPr></w:style><w:style w:styleId="Title"><w:basedOn w:val="Base"/><w:rPr><w:b/></w:rPr></w:style></w:styles>'
    const body = paragraph(`<w:pPr><w:pStyle w:val="Title"/></w:pPr>${run('Nurul')}`)
    expect(linesOf(body, [{ name: 'word/styles.xml', content: styles }])).toMatchObject([
      { text: 'Nurul', bold: true, size: 20 },
    ])
  })

  test('of a table of labels and values stay in rows', () => {
    expect(textsOf(table(cell('Name') + cell('Nurul'), cell('Phone') + cell('012')))).toEqual([
      'Name  Nurul',
      'Phone  012',
    ])
  })

  test('of a table used as page columns are read column by column, the one with less text first', () => {
    const side = cell('Skills', 'Go', 'Rust', 'SQL')
    const main = cell(
      'Nurul Izzah binti Kamaruddin',
      'Experience',
      'Data Analyst, Gemilang Sdn Bhd',
      '2019 - 2021',
    )
    expect(textsOf(table(main + side)).slice(0, 4)).toEqual(['Skills', 'Go', 'Rust', 'SQL'])
  })

  test('in headers and text boxes are read; a text box that Word writes twice is read once', () => {
    const box = `<w:txbxContent>${paragraph(run('012-345 6789'))}</w:txbxContent>`
    const body = paragraph(
      `${run('Nurul')}<w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>`,
    )
    const header = { name: 'word/header1.xml', content: wordXml(paragraph(run('nurul@example.com'))) }
    expect(textsOf(body, [header])).toEqual(['nurul@example.com', 'Nurul', '012-345 6789'])
  })

  test('decode XML entities', () => {
    expect(textsOf(paragraph(run('R&amp;D &lt;lead&gt; &#233;&#x2014;')))).toEqual(['R&D <lead> é—'])
  })
})

test.each([
  ['hidden text', '<w:vanish/>'],
  ['white text on white', '<w:color w:val="FFFFFF"/>'],
])('%s is left out', (_, look) => {
  const body = paragraph(run('Nurul Izzah')) + paragraph(run('Kubernetes Terraform', look))
  expect(textsOf(body)).toEqual(['Nurul Izzah'])
})

test('white text is read where the document has a shade', () => {
  const shaded = '<w:pPr><w:shd w:val="clear" w:fill="1F3864"/></w:pPr>'
  const body = paragraph(shaded + run('Nurul Izzah', '<w:color w:val="FFFFFF"/>'))
  expect(textsOf(body)).toEqual(['Nurul Izzah'])
})
