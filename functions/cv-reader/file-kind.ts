import { mainPartOf, zipDirectory } from './extract/zip-directory.ts'

export type FileKind = 'pdf' | 'doc' | 'docx'

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** PDF readers accept bytes before the signature. With HTML there, a browser could show the file as a web page, so that is refused. */
const signatureWithin = 1024

/** The kind of a CV by its first bytes, because name and content type come from the uploader. */
export function kindOf(bytes: Uint8Array): FileKind | undefined {
  if (docFormOf(bytes) !== undefined) return 'doc'
  if (latin(bytes, 0, 4) === 'PK\x03\x04') return hasDocument(bytes) ? 'docx' : undefined
  const start = latin(bytes, 0, signatureWithin)
  const at = start.indexOf('%PDF-')
  return at >= 0 && !/[<{]/.test(start.slice(0, at)) ? 'pdf' : undefined
}

/** All ZIP archives have the same signature; only Word documents have the main part. */
function hasDocument(bytes: Uint8Array): boolean {
  const directory = zipDirectory(bytes)
  return directory !== undefined && mainPartOf(directory) !== undefined
}

/** The forms in which Word writes a file named .doc: its own, RTF, and the XML of Word 2003. */
export type DocForm = 'compound' | 'rtf' | 'xml'

/** Word 2003 writes its namespaces at the beginning of the XML. */
const namespaceWithin = 4096

export function docFormOf(bytes: Uint8Array): DocForm | undefined {
  if (latin(bytes, 0, 8) === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') return 'compound'
  if (latin(bytes, 0, 5) === '{\\rtf') return 'rtf'
  // In UTF-16, each ASCII letter has a zero byte beside it.
  const start = latin(bytes, 0, namespaceWithin).replaceAll('\0', '')
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*<\?xml/.test(start) && /<w:wordDocument[\s>]/.test(start)
    ? 'xml'
    : undefined
}
