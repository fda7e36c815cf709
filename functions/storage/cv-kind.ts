/** The kinds of files a CV comes in, told by their first bytes: a name and a type are only what somebody says. */
export type FileKind = 'pdf' | 'docx' | 'doc'

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** Readers accept some bytes in front of a PDF's signature; a page of HTML in front makes it something else as well. */
const signatureWithin = 1024

export function kindOf(bytes: Uint8Array): FileKind | undefined {
  if (latin(bytes, 0, 8) === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') return 'doc'
  // What else an archive could be shows when the document is looked for in it.
  if (latin(bytes, 0, 4) === 'PK\x03\x04') return 'docx'
  const start = latin(bytes, 0, signatureWithin)
  const at = start.indexOf('%PDF-')
  return at >= 0 && !/[<{]/.test(start.slice(0, at)) ? 'pdf' : undefined
}

/** Whether a file's name says what its bytes say. */
export const fitsName = (kind: FileKind, fileName: string): boolean =>
  fileName.toLowerCase().endsWith(`.${kind}`)
