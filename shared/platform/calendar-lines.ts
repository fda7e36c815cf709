const lineBreak = '\r\n'

/** RFC 5545 3.1 */
const maxOctets = 75

/** The length of a character in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

/** A text value: RFC 5545 3.3.11. */
export const escapeText = (text: string): string =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '')

/** A parameter's value in quotes, which can contain neither a quote nor a control character: RFC 5545 3.2. */
export const quoted = (text: string): string =>
  `"${text
    .replaceAll('"', "'")
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()}"`

/** Continues a long line after a break and a space, and never inside a character. */
function folded(line: string): string {
  const lines = ['']
  let octets = 0
  for (const character of line) {
    const length = octetsOf(character)
    if (octets + length > maxOctets) {
      lines.push(' ')
      octets = 1
    }
    lines[lines.length - 1] += character
    octets += length
  }
  return lines.join(lineBreak)
}

export const calendarText = (lines: readonly string[]): string =>
  lines.map((line) => folded(line) + lineBreak).join('')
