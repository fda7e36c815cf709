import { deflateRawSync, deflateSync } from 'node:zlib'
import { cvDocx, cvPdf, streamOf, wordXml, type ZipEntry } from 'cv-reader/documents'
import {
  doc,
  docx,
  docxWith,
  font,
  main,
  megabytes,
  onePage,
  page,
  paragraph,
  pdf,
  type HostileFile,
} from './hostile-file.ts'

/** Small files that decompress to gigabytes or take very long to read. */

const header = (
  number: number,
  content: string | Buffer,
  lie: NonNullable<ZipEntry['lie']> = {},
): ZipEntry => ({
  name: `word/header${number}.xml`,
  content,
  lie,
})
const headers = (count: number, content: string | Buffer): ZipEntry[] =>
  Array.from({ length: count }, (_, number) => header(number, content))
/** An XML text of this size, whose compression ratio is within the limit. */
const xmlOf = (bytes: number): Buffer => {
  const text = Buffer.alloc(bytes, '<w:p w:a="0"/>')
  for (let at = 0; at < bytes; at += 997) text[at] = 32 + (at % 7)
  return text
}

/** Many entries of the central directory that all name the same packed bytes. */
function sharedEntries(count: number): Buffer {
  const content = xmlOf(megabytes(19))
  const first = docxWith(main(wordXml(paragraph('x'))), header(0, content))
  const offset = first.indexOf('PK\x03\x04', first.indexOf('word/document.xml'))
  const small = Array.from({ length: count - 1 }, (_, number) => header(number + 1, '', { offset }))
  // The directory's own sizes are those of the first header, under other names.
  const packed = deflateRawSync(content).length
  const archive = docxWith(main(wordXml(paragraph('x'))), header(0, content), ...small)
  for (let at = archive.indexOf('PK\x01\x02'); at >= 0; at = archive.indexOf('PK\x01\x02', at + 4)) {
    if (archive.readUInt32LE(at + 42) !== offset) continue
    archive.writeUInt32LE(packed, at + 20)
    archive.writeUInt32LE(content.length, at + 24)
  }
  return archive
}

/** Changes each occurrence of some bytes. */
function replaced(bytes: Buffer, from: string, to: string, times = 1): Buffer {
  const changed = Buffer.from(bytes)
  let at = changed.indexOf(from)
  for (let time = 0; time < times && at >= 0; time += 1) {
    changed.write(to, at, 'latin1')
    at = changed.indexOf(from, at + from.length)
  }
  return changed
}

export const reviewedArchives: readonly HostileFile[] = [
  docx('two hundred headers that share one packed entry', () => sharedEntries(200)),
  docx('1,990 headers that share one packed entry', () => sharedEntries(1990)),
]

export const unfoldingArchives: readonly HostileFile[] = [
  docx('two entries that share half of their bytes', () => {
    const archive = docxWith(main(wordXml(paragraph('x'))), header(1, 'a'.repeat(2000)))
    const at = archive.lastIndexOf('PK\x01\x02')
    const changed = Buffer.from(archive)
    changed.writeUInt32LE(changed.readUInt32LE(at + 20) + 4000, at + 20)
    return changed
  }),
  docx('an entry that reaches into the directory', () => {
    const archive = Buffer.from(docxWith(main(wordXml(paragraph('x')))))
    const at = archive.lastIndexOf('PK\x01\x02')
    archive.writeUInt32LE(archive.length, at + 20)
    return archive
  }),
  docx('the same name twice', () => docxWith(main(wordXml('')), main(wordXml(paragraph('other'))))),
  docx('a part whose two names differ', () =>
    replaced(docxWith(main(wordXml(paragraph('x')))), 'word/document.xml', 'word/another1.xml'),
  ),
  docx('a document hidden under another name', () =>
    docxWith({ name: 'word\\document.xml', content: wordXml(paragraph('x')) }),
  ),
  docx('a hundred headers', () => docxWith(main(wordXml('')), ...headers(100, paragraph('x')))),
  docx('twelve headers of five megabytes', () =>
    docxWith(main(wordXml(paragraph('x'))), ...headers(12, xmlOf(megabytes(5)))),
  ),
  docx('a document of fifteen megabytes of empty paragraphs', () => docxWith(main(xmlOf(megabytes(15))))),
  docx('styles of fifteen megabytes', () =>
    docxWith(main(wordXml(paragraph('x'))), { name: 'word/styles.xml', content: xmlOf(megabytes(15)) }),
  ),
  docx('a declared size of 0, and 50 MB inside', () => docxWith(main(xmlOf(megabytes(50)), { unpacked: 0 }))),
  docx('a declared size just below the limit, and 100 MB inside', () =>
    docxWith(main(xmlOf(megabytes(100)), { unpacked: megabytes(15) })),
  ),
  docx('a stored entry that says it is larger', () =>
    docxWith(main(wordXml(paragraph('x')), { method: 0, unpacked: megabytes(10) })),
  ),
  docx('an archive cut off within its largest part', () => {
    const whole = docxWith(main(xmlOf(megabytes(5))))
    return Buffer.concat([whole.subarray(0, 2000), whole.subarray(whole.lastIndexOf('PK\x01\x02'))])
  }),
  docx('two tables of contents', () => Buffer.concat([cvDocx(), docxWith(main(wordXml('')))])),
  docx('a comment that looks like the end of another archive', () =>
    Buffer.concat([cvDocx(), cvDocx().subarray(-22)]),
  ),
  docx('a name of sixty thousand letters', () =>
    docxWith(main(wordXml(paragraph('x'))), { name: 'a'.repeat(60_000), content: '' }),
  ),
  docx('two million comments that never end', () => docxWith(main('<!--'.repeat(2_000_000)))),
  docx('data sections that never end', () => docxWith(main('<![CDATA['.repeat(1_000_000)))),
  docx('instructions that never end', () => docxWith(main('<?x '.repeat(2_000_000)))),
  docx('an element with fifty thousand attributes', () =>
    docxWith(
      main(wordXml(`<w:p ${Array.from({ length: 50_000 }, (_, number) => `a${number}=""`).join(' ')}/>`)),
    ),
  ),
  docx('attributes without values, sixty thousand letters in each of a hundred elements', () =>
    docxWith(main(wordXml(`<w:p ${'a'.repeat(60_000)}/>`.repeat(100)))),
  ),
  docx('a row of ten thousand cells over ten thousand rows', () => {
    const cell = `<w:tc>${'<w:p/>'.repeat(5)}</w:tc>`
    const row = (cells: number): string => `<w:tr>${cell.repeat(cells)}</w:tr>`
    return docxWith(main(wordXml(`<w:tbl>${row(10_000)}${row(1).repeat(10_000)}</w:tbl>`)))
  }),
  docx('ten thousand tables of sixty columns', () => {
    const row = `<w:tr>${'<w:tc><w:p/></w:tc>'.repeat(60)}</w:tr>`
    return docxWith(main(wordXml(`<w:tbl>${row}</w:tbl>`.repeat(10_000))))
  }),
  docx('fifty thousand text boxes', () =>
    docxWith(main(wordXml(`<w:p>${'<w:txbxContent><w:p/></w:txbxContent>'.repeat(50_000)}</w:p>`))),
  ),
  docx('references to characters, a million', () =>
    docxWith(main(wordXml(paragraph('&#65;'.repeat(1_000_000))))),
  ),
  doc('RTF with a row of a hundred thousand cells', () =>
    Buffer.from(`{\\rtf1 \\trowd ${'x\\cell '.repeat(100_000)}\\row}`),
  ),
  doc('Word 2003 XML with a million beginnings of styles', () =>
    Buffer.from(`<?xml version="1.0"?><w:wordDocument>${'<w:styles>'.repeat(900_000)}`),
  ),
  doc('Word 2003 XML of nine megabytes of elements', () =>
    Buffer.from(`<?xml version="1.0"?><w:wordDocument>${'<w:p/>'.repeat(1_500_000)}</w:wordDocument>`),
  ),
]

const binary = (bytes: Buffer): string => bytes.toString('latin1')
const spaces = (count: number): Buffer => Buffer.alloc(megabytes(count), 32)
/** By their unpacked megabytes. Packing them again for each file took a third of the time of the hostile files. */
const packedSpaces = new Map<number, Buffer>()
const once = (count: number): Buffer => {
  const packed = packedSpaces.get(count) ?? deflateSync(spaces(count))
  packedSpaces.set(count, packed)
  return packed
}
const twice = (count: number): Buffer => deflateSync(once(count))

const content = (filter: string, packed: Buffer, more = ''): Buffer =>
  onePage('', { 4: streamOf(binary(packed), `${more}/Filter${filter}`) })

export const reviewedPdfs: readonly HostileFile[] = [
  pdf('content that is compressed twice', () => content('[/FlateDecode/FlateDecode]', twice(1000))),
  pdf('content that is compressed three times', () =>
    content('[/FlateDecode/FlateDecode/FlateDecode]', deflateSync(twice(1000))),
  ),
  pdf('content that calls itself an image', () => content('/FlateDecode', once(500), '/Subtype/Image')),
  pdf('content twice compressed that calls itself an image', () =>
    content('[/FlateDecode/FlateDecode]', twice(1000), '/Subtype/Image'),
  ),
  pdf('a filter whose name is escaped', () => content('/Fl#61teDecode', once(300))),
  pdf('a filter whose name is short', () => content('/Fl', once(300))),
  pdf('compressed run lengths', () =>
    content(
      '[/FlateDecode/RunLengthDecode]',
      deflateSync(Buffer.alloc(megabytes(8), Buffer.from([129, 32]))),
    ),
  ),
  pdf('run lengths', () => content('/RunLengthDecode', Buffer.alloc(megabytes(8), Buffer.from([129, 32])))),
  pdf('run lengths under their short name', () =>
    content('[/Fl/RL]', deflateSync(Buffer.alloc(megabytes(8), Buffer.from([129, 32])))),
  ),
]

/** LZW of one letter: codes of growing length, each of which repeats the one before and adds a letter. */
function lzwBomb(bytes: number): Buffer {
  const out = Buffer.alloc(bytes)
  let next = 258
  let width = 9
  let written = 0
  for (let code = 256; written + 12 < bytes * 8;) {
    for (let index = width - 1; index >= 0; index -= 1, written += 1)
      if ((code >> index) & 1) out[written >> 3] = (out[written >> 3] ?? 0) | (128 >> (written & 7))
    if (code === 256) {
      code = 32
      continue
    }
    code = Math.min(next, 4095)
    if (next < 4096) next += 1
    if (next + 1 >= 2 ** width && width < 12) width += 1
  }
  return out
}

const ascii85 = (bytes: Buffer): Buffer => {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
  const out: string[] = []
  for (let at = 0; at < padded.length; at += 4) {
    let value = padded.readUInt32BE(at)
    const digits: string[] = []
    for (let digit = 0; digit < 5; digit += 1, value = Math.floor(value / 85))
      digits.unshift(String.fromCharCode(33 + (value % 85)))
    out.push(digits.join(''))
  }
  return Buffer.from(`${out.join('')}~>`)
}

const forms = (depth: number): Buffer =>
  onePage(
    '/X6 Do',
    { 3: page.replace('/Font', '/XObject<</X6 6 0 R>>/Font') },
    Array.from({ length: depth }, (_, level) =>
      streamOf(
        level === depth - 1 ? 'BT /F1 10 Tf (x) Tj ET' : `/X${level + 7} Do `.repeat(10),
        `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F1 5 0 R>>/XObject<</X${level + 7} ${level + 7} 0 R>>>>`,
      ),
    ),
  )

export const unfoldingPdfs: readonly HostileFile[] = [
  pdf('LZW of one letter', () => content('/LZWDecode', lzwBomb(megabytes(1)))),
  pdf('compressed LZW of one letter', () =>
    content('[/FlateDecode/LZW]', deflateSync(lzwBomb(megabytes(1)))),
  ),
  pdf('run lengths in front of a compression', () =>
    content('[/RunLengthDecode/FlateDecode]', Buffer.alloc(1000, Buffer.from([129, 120]))),
  ),
  pdf('compressed content in ASCII85', () => content('[/ASCII85Decode/FlateDecode]', ascii85(once(300)))),
  pdf('content twice compressed in ASCII85', () => content('[/A85/Fl/Fl]', ascii85(twice(1000)))),
  pdf('compressed content in hexadecimal digits', () =>
    content('[/ASCIIHexDecode/FlateDecode]', Buffer.from(`${once(300).toString('hex')}>`)),
  ),
  pdf('compressed content whose checksum is wrong', () => {
    const packed = Buffer.from(once(300))
    packed.writeUInt32BE(0, packed.length - 4)
    return content('/FlateDecode', packed)
  }),
  pdf('ten compressed streams that break off before their end', () =>
    onePage(
      '',
      {
        3: page.replace(
          '4 0 R',
          `[${Array.from({ length: 11 }, (_, number) => `${number === 0 ? 4 : number + 5} 0 R`).join(' ')}]`,
        ),
        4: streamOf(binary(once(30).subarray(0, -40)), '/Filter/FlateDecode'),
      },
      Array.from({ length: 10 }, () => streamOf(binary(once(30).subarray(0, -40)), '/Filter/FlateDecode')),
    ),
  ),
  pdf('compressed content after the word that ends a stream', () =>
    content(
      '/FlateDecode',
      Buffer.concat([deflateSync(Buffer.from('endstream endobj'), { level: 0 }).subarray(0, 30), once(300)]),
    ),
  ),
  pdf('a filter that is another object', () =>
    onePage('', { 4: streamOf(binary(once(300)), '/Filter 6 0 R') }, ['/FlateDecode']),
  ),
  pdf('a filter named far before its stream', () =>
    onePage('', { 4: streamOf(binary(once(300)), `/Filter/FlateDecode/X(${'x'.repeat(9000)})`) }),
  ),
  pdf('a filter with a remark before its name', () =>
    onePage('', { 4: streamOf(binary(once(300)), '/Filter%remark\n/FlateDecode') }),
  ),
  pdf('a filter in a dictionary with a decoy', () =>
    content('/FlateDecode', once(300), '/Y<</Filter/DCTDecode/Subtype/Image>>'),
  ),
  pdf('no filter named at all', () => onePage(binary(once(300)))),
  pdf('two hundred thousand beginnings of streams', () =>
    Buffer.concat([cvPdf(), Buffer.from('\nstream\nx\x9c'.repeat(200_000), 'latin1')]),
  ),
  pdf('an object stream of 300 MB', () =>
    onePage('', {}, [streamOf(binary(once(300)), '/Type/ObjStm/N 1/First 4/Filter/FlateDecode')]),
  ),
  pdf('a map of characters with a thousand whole ranges', () =>
    onePage('BT /F1 10 Tf 40 700 Td (hello) Tj ET', { 5: font.replace('>>', '/ToUnicode 6 0 R>>') }, [
      streamOf(
        `begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange ${'100 beginbfrange <0000> <FFFF> <0000> endbfrange '.repeat(1000)}endcmap`,
      ),
    ]),
  ),
  pdf('drawings of ten drawings each, eight levels deep', () => forms(8)),
  pdf('a page of twelve thousand words, forty times', () =>
    onePage('BT /F1 10 Tf 40 700 Td (word) Tj ET '.repeat(11_000), {
      2: `<</Type/Pages/Kids[${'3 0 R '.repeat(40)}]/Count 40>>`,
    }),
  ),
  pdf('nine megabytes of drawing without a text', () => onePage('0 0 m 9 9 l S '.repeat(650_000))),
  pdf('a length that is longer than the file', () =>
    onePage('', { 4: '<</Length 2000000000>>\nstream\nx\nendstream' }),
  ),
  pdf('an image of thirty thousand by thirty thousand points', () =>
    onePage('/X Do', { 3: page.replace('/Font', '/XObject<</X 6 0 R>>/Font') }, [
      streamOf(
        binary(once(100)),
        '/Type/XObject/Subtype/Image/Width 30000/Height 30000/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/FlateDecode',
      ),
    ]),
  ),
]
