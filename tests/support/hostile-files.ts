import { deflateSync, gzipSync } from 'node:zlib'
import { cvDocx, cvPdf, docxOf, pdfFrom, pdfOf, streamOf, wordXml, zipOf } from 'cv-reader/documents'
import {
  doc,
  docx,
  docxWith,
  main,
  megabytes,
  onePage,
  page,
  paragraph,
  pdf,
  type HostileFile,
} from './hostile-file.ts'
import {
  reviewedArchives,
  reviewedPdfs,
  unfoldingArchives,
  unfoldingPdfs,
} from './hostile-files-unfolding.ts'

const wordOf = (text: string): Buffer => docxOf([{ text }])
const nested = (open: string, close: string, depth: number, inside = ''): string =>
  open.repeat(depth) + inside + close.repeat(depth)

const shown = (text: string): string => `BT /F1 10 Tf 40 700 Td (${text}) Tj ET`

const compoundHeader = (change: (bytes: Buffer) => void = () => {}): Buffer => {
  const bytes = Buffer.alloc(4096)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  bytes.writeUInt16LE(0x3e, 24)
  bytes.writeUInt16LE(3, 26)
  bytes.writeUInt16LE(0xfffe, 28)
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt16LE(6, 32)
  bytes.writeUInt32LE(1, 44)
  bytes.writeUInt32LE(1, 48)
  bytes.writeUInt32LE(4096, 56)
  bytes.writeInt32LE(-2, 60)
  bytes.writeInt32LE(-2, 68)
  bytes.fill(0xff, 76, 512)
  bytes.writeUInt32LE(0, 76)
  change(bytes)
  return bytes
}

const archives: HostileFile[] = [
  docx('a text of 200 MB, compressed to less than one', () =>
    docxWith(main(Buffer.alloc(megabytes(200), 97))),
  ),
  docx('15 MB of one letter', () => docxWith(main(wordXml(paragraph('a'.repeat(megabytes(15))))))),
  docx('a declared size of 1,600 bytes, and 100 MB inside', () =>
    docxWith(main(Buffer.alloc(megabytes(100), 97), { unpacked: 1600 })),
  ),
  docx('a declared size of 4 GB, and four bytes inside', () =>
    docxWith(main('<a/>', { unpacked: 0xffffffff })),
  ),
  docx('ten thousand entries', () =>
    docxWith(...Array.from({ length: 10_000 }, (_, place) => ({ name: `x${place}`, content: '' }))),
  ),
  docx('an archive within an archive within an archive', () =>
    docxWith(main(zipOf([main(zipOf([main('deep')]))]))),
  ),
  docx('an encrypted entry', () => docxWith(main(wordXml(''), { flags: 1 }))),
  docx('an unknown compression method', () => docxWith(main(wordXml(''), { method: 99 }))),
  docx('an entry beyond the end of the file', () => docxWith(main(wordXml(''), { offset: 0x7fffffff }))),
  docx('no document in it', () => docxWith({ name: 'word/other.xml', content: '<a/>' })),
  docx('names that climb out of the folder', () =>
    docxWith({ name: '../../etc/passwd', content: 'x' }, { name: '/word/document.xml', content: 'x' }),
  ),
  docx('a table of contents that is cut off', () => cvDocx().subarray(0, -40)),
  docx('only its first half', () => cvDocx().subarray(0, 400)),
  docx('a spreadsheet', () => docxWith({ name: 'xl/workbook.xml', content: '<workbook/>' })),
  docx('entities that grow without end', () =>
    docxWith(
      main(
        `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${wordXml(paragraph('&b;'))}`,
      ),
    ),
  ),
  docx('an entity that reads a file', () =>
    docxWith(main(`<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${wordXml(paragraph('&f;'))}`)),
  ),
  docx('a hundred thousand elements in one another', () =>
    docxWith(main(wordXml(nested('<w:sdt>', '</w:sdt>', 100_000)))),
  ),
  docx('tables in tables in tables', () =>
    docxWith(main(wordXml(nested('<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>', 60, paragraph('deep'))))),
  ),
  docx('tags that are never closed', () => docxWith(main(`<w:document>${'<w:p><w:r><w:t>'.repeat(5000)}`))),
  docx('tags that were never opened', () => docxWith(main('</w:p></w:tc></w:tbl>'.repeat(5000)))),
  docx('a hundred thousand paragraphs', () => docxWith(main(wordXml(paragraph('x').repeat(100_000))))),
  docx('a row of fifty thousand tabs', () =>
    docxWith(main(wordXml(`<w:p><w:r>${'<w:tab/>'.repeat(50_000)}<w:t>x</w:t></w:r></w:p>`))),
  ),
  docx('an attribute of a megabyte', () =>
    docxWith(main(wordXml(`<w:p w:rsid="${'a'.repeat(megabytes(1))}">x</w:p>`))),
  ),
  docx('quotes that are never closed', () => docxWith(main(`<w:p a="${'<'.repeat(20_000)}`))),
  docx('styles that stand on one another in a circle', () =>
    docxOf(
      [{ text: 'x' }],
      [
        {
          name: 'word/styles.xml',
          content:
            '<w:styles><w:style w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style></w:styles>',
        },
      ],
    ),
  ),
  docx('bytes that are no text', () => docxWith(main(Buffer.from([0xff, 0xfe, 0xc3, 0x28, 0, 1, 2])))),
]

const portable: HostileFile[] = [
  pdf('nothing at all', () => Buffer.alloc(0)),
  pdf('a single byte', () => Buffer.from('%')),
  pdf('a signature and nothing else', () => Buffer.from('%PDF-1.7\n')),
  pdf('its first half', () => cvPdf().subarray(0, 700)),
  pdf('its end missing', () => cvPdf().subarray(0, -200)),
  pdf('a table of objects that points to itself', () =>
    Buffer.from(
      '%PDF-1.4\nxref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 1/Root 1 0 R/Prev 9>>\nstartxref\n9\n%%EOF',
    ),
  ),
  pdf('pages that are their own parents', () => onePage('', { 2: '<</Type/Pages/Kids[2 0 R]/Count 1>>' })),
  pdf('five thousand pages', () =>
    onePage(shown('x'), { 2: `<</Type/Pages/Kids[${'3 0 R '.repeat(5000)}]/Count 5000>>` }),
  ),
  pdf('a count of two billion pages, and one page inside', () =>
    onePage(shown('x'), { 2: '<</Type/Pages/Kids[3 0 R]/Count 2000000000>>' }),
  ),
  pdf('a password', () =>
    pdfFrom(
      [
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[]/Count 0>>',
        `<</Filter/Standard/V 2/R 3/Length 128/P -4/O<${'ab'.repeat(32)}>/U<${'cd'.repeat(32)}>>>`,
      ],
      `/Encrypt 3 0 R/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]`,
    ),
  ),
  pdf('a program that would run on opening', () =>
    onePage(shown('x'), {
      1: '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(while(true){})>>>>',
    }),
  ),
  pdf('a compressed stream of 100 MB', () => {
    const packed = deflateSync(Buffer.alloc(megabytes(100), 32)).toString('latin1')
    return onePage('', { 4: streamOf(packed, '/Filter/FlateDecode') })
  }),
  pdf('a drawing that draws itself', () =>
    onePage('/X Do', {
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</X 5 0 R>>>>>>',
      5: streamOf(
        '/X Do /X Do',
        '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 5 0 R>>>>',
      ),
    }),
  ),
  pdf('brackets a hundred thousand deep', () => onePage('', { 5: nested('[', ']', 100_000) })),
  pdf('a page of 1e9 by 1e9 points', () =>
    onePage(shown('x'), { 3: page.replace('[0 0 595 842]', '[0 0 1e9 1e9]') }),
  ),
  pdf('text in a font of size 0', () => onePage('BT /F1 0 Tf 40 700 Td (hello) Tj ET')),
  pdf('text placed far outside the page', () => onePage('BT /F1 10 Tf 1e38 -1e38 Td (hello) Tj ET')),
  pdf('thirty thousand words on one spot', () => onePage(shown('word').repeat(30_000))),
  pdf('a million letters', () => onePage(shown('abcdefghi '.repeat(100)).repeat(1000))),
  pdf('two thousand lost ligatures', () => onePage(shown('e\\000cient '.repeat(2000)))),
  pdf('a length that is negative', () => onePage('', { 4: '<</Length -5>>\nstream\nx\nendstream' })),
  pdf('a font that is not there', () => onePage('BT /F9 10 Tf 40 700 Td (hello there) Tj ET')),
  pdf('a picture with the name of a PDF', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
  pdf('a page of HTML in front of a PDF', () =>
    Buffer.concat([Buffer.from('<script>alert(1)</script>\n'), cvPdf()]),
  ),
  pdf('a DOCX with the name of a PDF', () => cvDocx()),
  pdf('a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5000, 0x90)])),
  pdf('a gzip file', () => gzipSync(cvPdf())),
  pdf('a text', () => Buffer.from('Name: Somebody\nExperience: much')),
  pdf('zeros', () => Buffer.alloc(megabytes(3))),
]

const old: HostileFile[] = [
  doc('a signature and noise', () =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4000, 7)]),
  ),
  doc('a signature alone', () => Buffer.from('d0cf11e0a1b11ae1', 'hex')),
  doc('a table of sectors that is not there', () => compoundHeader()),
  doc('sectors in a circle', () =>
    compoundHeader((bytes) => {
      for (let at = 512; at < 1024; at += 4) bytes.writeUInt32LE(((at - 512) / 4 + 1) % 4, at)
    }),
  ),
  doc('a sector that follows itself', () =>
    compoundHeader((bytes) => {
      for (let at = 512; at < 1024; at += 4) bytes.writeUInt32LE(1, at)
    }),
  ),
  doc('sectors of 2^31 bytes', () => compoundHeader((bytes) => bytes.writeUInt16LE(31, 30))),
  doc('a rich text with the name of a document', () => Buffer.from('{\\rtf1 hello}')),
  doc('RTF with groups in groups without end', () => Buffer.from(`{\\rtf1 ${'{'.repeat(megabytes(4))}`)),
  doc('RTF of two million paragraphs', () => Buffer.from(`{\\rtf1 ${'\\par\n'.repeat(1_800_000)}}`)),
  doc('RTF of 9 MB of one letter', () => Buffer.from(`{\\rtf1 ${'a'.repeat(megabytes(9))}}`)),
  doc('Word 2003 XML of 9 MB of one letter', () =>
    Buffer.from(
      `<?xml version="1.0"?><w:wordDocument><w:body>${paragraph('a'.repeat(megabytes(9)))}</w:body></w:wordDocument>`,
    ),
  ),
  doc('Word 2003 XML that declares entities', () =>
    Buffer.from(
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><w:wordDocument><w:body/></w:wordDocument>',
    ),
  ),
  doc('a PDF with the name of a document', () => cvPdf()),
]

/** Texts that cause catastrophic backtracking in careless regular expressions. */
const texts: HostileFile[] = [
  ['one letter, a hundred thousand times', 'a'.repeat(100_000)],
  ['digits and spaces', '1 '.repeat(50_000)],
  ['months without years', 'jan feb mac '.repeat(8000)],
  ['ranges that never end', '2019 - '.repeat(15_000)],
  ['signs of addresses', '@'.repeat(50_000)],
  ['an address without an end', `${'a.'.repeat(40_000)}@${'b.'.repeat(10_000)}`],
  ['opening brackets', '(['.repeat(40_000)],
  ['names without an end', 'Bin Binti A/L '.repeat(7000)],
  ['commas', ', '.repeat(50_000)],
  ['words in capitals', 'EXPERIENCE SKILLS '.repeat(5000)],
  ['letters set apart', 'E X P E R I E N C E '.repeat(4000)],
  ['marks that turn the reading direction', '\u202E\u2066abc\u2069'.repeat(10_000)],
].map(([name = '', text = '']): HostileFile => docx(name, () => wordOf(text)))

export const hostileFiles: readonly HostileFile[] = [
  ...archives,
  ...portable,
  ...old,
  ...texts,
  ...reviewedArchives,
  ...reviewedPdfs,
  ...unfoldingArchives,
  ...unfoldingPdfs,
  { name: 'a name without an end', fileName: 'cv', bytes: () => cvPdf() },
  { name: 'a name that climbs out of the folder', fileName: '../../../cv.pdf.exe', bytes: () => cvPdf() },
  { name: "a spreadsheet's name", fileName: 'cv.xlsx', bytes: () => cvDocx() },
  { name: 'two pages of nothing but white', fileName: 'cv.pdf', bytes: () => pdfOf([]) },
]
