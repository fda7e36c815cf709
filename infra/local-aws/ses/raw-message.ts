import { decodeWords, quotedPrintable, textOf } from './encoded-words.ts'

/** A MIME message, or one part of it. The body is a Latin-1 string: one character per byte. */
type Part = { headers: ReadonlyMap<string, string>; body: string }

export type RawMessage = {
  /** A header by its lower-case name, unfolded. */
  header(name: string): string | undefined
  subject: string
  text: string
  html: string
  calendar: string
}

/** No real e-mail is nested deeper. */
const maxNesting = 20

/** Reads what the inbox shows of a raw message: its headers, and its first text, HTML and calendar part. */
export function readRawMessage(bytes: Uint8Array): RawMessage {
  const message = partOf(Buffer.from(bytes).toString('latin1'))
  const leaves = leavesOf(message, 0)
  return {
    header: (name) => message.headers.get(name),
    subject: decodeWords(message.headers.get('subject') ?? ''),
    text: textOfFirst(leaves, 'text/plain'),
    html: textOfFirst(leaves, 'text/html'),
    calendar: textOfFirst(leaves, 'text/calendar'),
  }
}

function partOf(source: string): Part {
  const end = /\r?\n\r?\n|^\r?\n/.exec(source)
  const head = end === null ? source : source.slice(0, end.index)
  const lines = head.replace(/\r?\n(?=[ \t])/g, '').split(/\r?\n/)
  const headers = new Map<string, string>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), utf8(line.slice(colon + 1).trim()))
  }
  return { headers, body: end === null ? '' : source.slice(end.index + end[0].length) }
}

/** Headers should be ASCII; in practice some are UTF-8. */
const utf8 = (latin1: string): string => textOf(Buffer.from(latin1, 'latin1'), 'utf-8')

const typeOf = ({ headers }: Part): string =>
  (headers.get('content-type') ?? 'text/plain').split(';')[0]?.trim().toLowerCase() ?? ''

function parameterOf({ headers }: Part, name: string): string | undefined {
  const [, quoted, bare] =
    new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^;\\s]*))`, 'i').exec(headers.get('content-type') ?? '') ?? []
  return quoted ?? bare
}

/** Returns the parts between the boundary lines; the preamble and the epilogue are ignored. */
function leavesOf(part: Part, depth: number): Part[] {
  const boundary = parameterOf(part, 'boundary')
  if (boundary === undefined || !typeOf(part).startsWith('multipart/') || depth > maxNesting) return [part]
  const [, ...pieces] = `\n${part.body}`.split(`\n--${boundary}`)
  const last = pieces.findIndex((piece) => piece.startsWith('--'))
  return pieces
    .slice(0, last < 0 ? undefined : last)
    .flatMap((piece) => leavesOf(partOf(piece.replace(/^[ \t]*\r?\n/, '').replace(/\r$/, '')), depth + 1))
}

function textOfFirst(leaves: readonly Part[], type: string): string {
  const part = leaves.find(
    (leaf) => typeOf(leaf) === type && !/^attachment/i.test(leaf.headers.get('content-disposition') ?? ''),
  )
  return part === undefined ? '' : textOf(bytesOf(part), parameterOf(part, 'charset') ?? 'utf-8')
}

function bytesOf({ headers, body }: Part): Uint8Array {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  return encoding === 'quoted-printable' ? quotedPrintable(body) : Buffer.from(body, 'latin1')
}
