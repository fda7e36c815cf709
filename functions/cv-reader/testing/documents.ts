import { crc32, deflateRawSync } from 'node:zlib'

/** Minimal files in the formats of office programs and typesetters, for tests only. */

export type ZipEntry = {
  name: string
  content: Buffer | string
  /** Wrong values for the ZIP headers. */
  lie?: { unpacked?: number; flags?: number; method?: number; offset?: number }
}

const numbers = (bytes: 2 | 4, values: readonly number[]): Buffer =>
  Buffer.concat(
    values.map((value) => {
      const number = Buffer.alloc(bytes)
      number.writeUIntLE(bytes === 2 ? value & 0xffff : value >>> 0, 0, bytes)
      return number
    }),
  )
const shorts = (...values: readonly number[]): Buffer => numbers(2, values)
const longs = (...values: readonly number[]): Buffer => numbers(4, values)

export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, content, lie = {} } of entries) {
    const data = Buffer.from(content)
    const packed = deflateRawSync(data)
    const nameBytes = Buffer.from(name)
    const facts = Buffer.concat([
      shorts(20, lie.flags ?? 0, lie.method ?? 8),
      longs(0, crc32(data), packed.length, lie.unpacked ?? data.length),
      shorts(nameBytes.length, 0),
    ])
    const local = Buffer.concat([longs(0x04034b50), facts, nameBytes, packed])
    const position = longs(0, lie.offset ?? offset)
    central.push(Buffer.concat([longs(0x02014b50), shorts(20), facts, shorts(0, 0, 0), position, nameBytes]))
    parts.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const count = Math.min(entries.length, 65_535)
  const end = [longs(0x06054b50), shorts(0, 0, count, count), longs(directory.length, offset), shorts(0)]
  return Buffer.concat([...parts, directory, ...end])
}

export type Paragraph = { text: string; bold?: boolean; size?: number; bullet?: boolean }

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const paragraphXml = ({ text, bold = false, size = 10, bullet = false }: Paragraph): string => {
  const look = `<w:rPr>${bold ? '<w:b/>' : ''}<w:sz w:val="${size * 2}"/></w:rPr>`
  const runs = text
    .split('\t')
    .map((part) => `<w:r>${look}<w:t xml:space="preserve">${escaped(part)}</w:t></w:r>`)
    .join(`<w:r>${look}<w:tab/></w:r>`)
  return `<w:p>${bullet ? '<w:pPr><w:numPr/></w:pPr>' : ''}${runs}</w:p>`
}

export const wordXml = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`

export const docxOf = (paragraphs: readonly Paragraph[], more: readonly ZipEntry[] = []): Buffer =>
  zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: wordXml(paragraphs.map(paragraphXml).join('')) },
    ...more,
  ])

export type Placed = { text: string; x: number; y: number; size?: number; bold?: boolean }

const pdfText = (text: string): string => text.replace(/[\\()]/g, (sign) => `\\${sign}`)

/** Builds a PDF from its objects in order of their numbers; the first is the catalogue. */
export function pdfFrom(objects: readonly string[], trailer = ''): Buffer {
  const parts = ['%PDF-1.7\n']
  const offsets: number[] = []
  for (const [place, object] of objects.entries()) {
    offsets.push(Buffer.byteLength(parts.join(''), 'latin1'))
    parts.push(`${place + 1} 0 obj\n${object}\nendobj\n`)
  }
  const start = Buffer.byteLength(parts.join(''), 'latin1')
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`,
  )
  return Buffer.from(parts.join(''), 'latin1')
}

export const streamOf = (content: string, entries = ''): string =>
  `<</Length ${Buffer.byteLength(content, 'latin1')}${entries}>>\nstream\n${content}\nendstream`

/** A PDF with these texts at their positions, the same on each page; `y` grows upwards, as in PDF. */
export const pdfOf = (texts: readonly Placed[], pages = 1): Buffer =>
  pdfFrom([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${'3 0 R '.repeat(pages)}]/Count ${pages}>>`,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 6 0 R/Resources<</Font<</F1 4 0 R/F2 5 0 R>>>>>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold>>',
    streamOf(
      texts
        .map(
          ({ text, x, y, size = 10, bold = false }) =>
            `BT /F${bold ? 2 : 1} ${size} Tf ${x} ${y} Td (${pdfText(text)}) Tj ET`,
        )
        .join('\n'),
    ),
  ])

/** In points. */
type PageSize = { width: number; height: number }
const a4: PageSize = { width: 595, height: 842 }

/** A PDF whose pages are images, each with its entries in the PDF, and have no text layer. */
export const picturesPdf = (
  pictures: readonly { data: Buffer; entries: string }[],
  { width, height } = a4,
): Buffer => {
  // Behind the catalogue and the list of pages, each page has three objects.
  const firstOf = (index: number): number => 3 + 3 * index
  return pdfFrom([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pictures.map((_, index) => `${firstOf(index)} 0 R`).join(' ')}]/Count ${pictures.length}>>`,
    ...pictures.flatMap(({ data, entries }, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${firstOf(index) + 1} 0 R/Resources<</XObject<</I ${firstOf(index) + 2} 0 R>>>>>>`,
      streamOf(`${width} 0 0 ${height} 0 0 cm /I Do`),
      streamOf(data.toString('latin1'), `/Type/XObject/Subtype/Image${entries}`),
    ]),
  ])
}

/** The entries of a JPEG of this size in pixels. */
export const jpegEntries = (width: number, height: number): string =>
  `/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`

/** A PDF of scanned pages, each with the same grey image. */
export const scanOf = (pages = 1, texts: readonly Placed[] = []): Buffer =>
  pdfFrom([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${'3 0 R '.repeat(pages)}]/Count ${pages}>>`,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>/XObject<</I 6 0 R>>>>>>',
    streamOf(
      [
        'q 595 0 0 842 0 0 cm /I Do Q',
        ...texts.map(({ text, x, y }) => `BT /F1 10 Tf ${x} ${y} Td (${pdfText(text)}) Tj ET`),
      ].join('\n'),
    ),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    streamOf('abcd', '/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray'),
  ])

/** A CV as PDF; `cvDocx` is the same CV as DOCX. */
export const aCv = {
  name: 'Nurul Izzah binti Kamaruddin',
  email: 'nurul.izzah@example.com',
  phone: '+60 12-345 6789',
  title: 'Senior Data Analyst',
  location: 'Shah Alam, Selangor',
} as const

const cvParagraphs = (change: Partial<Record<keyof typeof aCv, string>> = {}): Paragraph[] => {
  const { name, email, phone, title, location } = { ...aCv, ...change }
  const heading = (text: string): Paragraph => ({ text, bold: true, size: 13 })
  return [
    { text: name, bold: true, size: 22 },
    { text: title, size: 12 },
    { text: [location, phone, email].filter(Boolean).join(' | ') },
    heading('Summary'),
    { text: 'Data analyst with seven years in retail and telecommunications.' },
    heading('Work Experience'),
    { text: 'Gemilang Retail Sdn Bhd\tMar 2021 - Present', bold: true },
    { text: 'Senior Data Analyst' },
    { text: 'Built a demand forecast that cut stock-outs by 18%', bullet: true },
    { text: 'Telekom Utara Berhad\tJun 2018 - Feb 2021', bold: true },
    { text: 'Data Analyst' },
    { text: 'Automated the monthly churn report', bullet: true },
    heading('Education'),
    { text: 'Universiti Kebangsaan Malaysia\t2014 - 2018', bold: true },
    { text: 'Bachelor of Science in Statistics' },
    heading('Skills'),
    { text: 'SQL, Python, Power BI' },
    heading('Languages'),
    { text: 'Malay (Native), English (Fluent)' },
  ]
}

const lineHeight = 16
const topOfPage = 800

export const cvPdf = (change: Partial<Record<keyof typeof aCv, string>> = {}, pages = 1): Buffer =>
  pdfOf(
    cvParagraphs(change).flatMap(({ text, bold = false, size = 10, bullet = false }, row): Placed[] => {
      const y = topOfPage - row * lineHeight * 1.6
      const [left = '', right] = text.split('\t')
      return [
        { text: bullet ? `- ${left}` : left, x: 40, y, size, bold },
        ...(right === undefined ? [] : [{ text: right, x: 440, y, size, bold: false }]),
      ]
    }),
    pages,
  )

export const cvDocx = (change: Partial<Record<keyof typeof aCv, string>> = {}): Buffer =>
  docxOf(cvParagraphs(change))
