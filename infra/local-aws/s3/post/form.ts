import { byteReader } from '../body/byte-reader.ts'
import { refuse } from '../errors.ts'

/** The limit of the fields before the file. */
const fieldsLimitBytes = 20 * 1024
const headerLineLimitBytes = 4096
const partHeaderLimit = 20

export type PostForm = {
  /** Lower-case names, as S3 compares them. */
  fields: ReadonlyMap<string, string>
  file: { name: string; chunks: AsyncIterable<Buffer> }
}

function boundaryOf(contentType: string | undefined): Buffer {
  const isForm = /^multipart\/form-data\s*;/i.test(contentType ?? '')
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^;\s]{1,70}))/i.exec(contentType ?? '') ?? []
  const boundary = quoted ?? plain
  if (!isForm || boundary === undefined) {
    throw refuse('PreconditionFailed', undefined, {
      Condition: 'Bucket POST must be of the enclosure-type multipart/form-data',
    })
  }
  return Buffer.from(`\r\n--${boundary}`)
}

/** Reads a parameter of Content-Disposition; browsers encode quotes and line breaks in names as %22, %0D and %0A. */
function parameterOf(disposition: string, name: string): string | undefined {
  const match = new RegExp(`;\\s*${name}=(?:"((?:\\\\.|[^"\\\\])*)"|([^;\\s]+))`, 'i').exec(disposition)
  return (match?.[1] ?? match?.[2])?.replace(/\\(["\\])/g, '$1')
}

/** Reads the fields and returns the file after them as a stream; fields after the file are ignored, as in S3. */
export async function readPostForm(
  contentType: string | undefined,
  source: AsyncIterable<Buffer>,
): Promise<PostForm> {
  const delimiter = boundaryOf(contentType)
  // The first boundary has no line break before it.
  const reader = byteReader(withLineBreakFirst(source))
  const fields = new Map<string, string>()
  let fieldBytes = 0
  function count(bytes: number): void {
    fieldBytes += bytes
    if (fieldBytes > fieldsLimitBytes) throw refuse('MaxPostPreDataLengthExceeded')
  }

  for await (const preamble of reader.until(delimiter)) count(preamble.length)
  for (;;) {
    const afterBoundary = (await reader.line(headerLineLimitBytes)).trim()
    if (afterBoundary === '--') {
      throw refuse('InvalidArgument', 'POST requires exactly one file upload per request.', {
        ArgumentName: 'file',
        ArgumentValue: '0',
      })
    }
    if (afterBoundary !== '') throw refuse('MalformedPOSTRequest')
    let disposition = ''
    for (let lines = 0; ; lines += 1) {
      const line = await reader.line(headerLineLimitBytes)
      if (line === '') break
      if (lines >= partHeaderLimit) throw refuse('MalformedPOSTRequest')
      count(line.length)
      if (/^content-disposition:/i.test(line)) disposition = line
    }
    const name = parameterOf(disposition, 'name')?.toLowerCase()
    if (name === undefined) throw refuse('MalformedPOSTRequest')
    if (name === 'file') {
      const fileName = parameterOf(disposition, 'filename') ?? ''
      return { fields, file: { name: fileName, chunks: reader.until(delimiter) } }
    }
    const pieces: Buffer[] = []
    for await (const piece of reader.until(delimiter)) {
      count(piece.length)
      pieces.push(piece)
    }
    fields.set(name, Buffer.concat(pieces).toString('utf8'))
  }
}

async function* withLineBreakFirst(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  yield Buffer.from('\r\n')
  yield* source
}
