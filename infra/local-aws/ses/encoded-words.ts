/** Decodes bytes; an unknown character set is decoded as UTF-8, so that the inbox shows at least a part. */
export function textOf(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

/** Decodes `=41` and the like, and removes soft line breaks. */
export const quotedPrintable = (text: string): Uint8Array =>
  Buffer.from(
    text
      .replace(/=[ \t]*\r?\n/g, '')
      .replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

const encodedWord = /=\?([^?\s]+)\?([bBqQ])\?([^?\s]*)\?=/g

/** Decodes a header's `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`. */
export const decodeWords = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(encodedWord, (_, charset: string, encoding: string, text: string) =>
      textOf(
        encoding.toUpperCase() === 'B'
          ? Buffer.from(text, 'base64')
          : quotedPrintable(text.replaceAll('_', ' ')),
        charset,
      ),
    )
