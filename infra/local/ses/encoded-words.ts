/** The bytes as text; an unknown character set is read as UTF-8, for the inbox shows what it can. */
export function textOf(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

/** `=41` and its like; soft line breaks vanish. */
export const quotedPrintable = (text: string): Uint8Array =>
  Buffer.from(
    text
      .replace(/[ \t]*=[ \t]*\r?\n/g, '')
      .replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

const encodedWord = /=\?([^?\s]+)\?([bBqQ])\?([^?\s]*)\?=/g

/** A header's `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=` as what they stand for. */
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
