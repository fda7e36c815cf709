import { pdfFrom, streamOf, zipOf, type ZipEntry } from 'cv-reader/documents'

/** A malicious or broken file, which must not end the process, exhaust its memory or block it. */
export type HostileFile = { name: string; fileName: string; bytes: () => Buffer }

export const docx = (name: string, bytes: () => Buffer): HostileFile => ({ name, fileName: 'cv.docx', bytes })
export const pdf = (name: string, bytes: () => Buffer): HostileFile => ({ name, fileName: 'cv.pdf', bytes })
export const doc = (name: string, bytes: () => Buffer): HostileFile => ({ name, fileName: 'cv.doc', bytes })

export const megabytes = (count: number): number => count * 1024 * 1024
export const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

const types: ZipEntry = { name: '[Content_Types].xml', content: '<Types/>' }
export const docxWith = (...entries: readonly ZipEntry[]): Buffer => zipOf([types, ...entries])
export const main = (content: string | Buffer, lie: NonNullable<ZipEntry['lie']> = {}): ZipEntry => ({
  name: 'word/document.xml',
  content,
  lie,
})

export const page =
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>'
export const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
/** A PDF of one page. `changed` replaces objects by their numbers: 1 catalog, 2 pages, 3 page, 4 content, 5 font. */
export const onePage = (
  content: string,
  changed: Partial<Record<1 | 2 | 3 | 4 | 5, string>> = {},
  more: readonly string[] = [],
): Buffer =>
  pdfFrom([
    changed[1] ?? '<</Type/Catalog/Pages 2 0 R>>',
    changed[2] ?? '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    changed[3] ?? page,
    changed[4] ?? streamOf(content),
    changed[5] ?? font,
    ...more,
  ])
