import { crc32 } from 'node:zlib'

/** Header values of these messages are strings. */
const stringType = 7

const headerBytes = (headers: Readonly<Record<string, string>>): Buffer =>
  Buffer.concat(
    Object.entries(headers).map(([name, value]) => {
      const [key, text] = [Buffer.from(name), Buffer.from(value)]
      const head = Buffer.alloc(1)
      head.writeUInt8(key.length)
      const length = Buffer.alloc(3)
      length.writeUInt8(stringType)
      length.writeUInt16BE(text.length, 1)
      return Buffer.concat([head, key, length, text])
    }),
  )

const preludeBytes = 8
const checksumBytes = 4

const checksum = (bytes: Uint8Array): Buffer => {
  const sum = Buffer.alloc(checksumBytes)
  sum.writeUInt32BE(crc32(bytes))
  return sum
}

/** A message of AWS' event stream: lengths with their checksum, headers, payload, checksum of the message. */
export function frame(headers: Readonly<Record<string, string>>, payload: Uint8Array): Buffer {
  const head = headerBytes(headers)
  const prelude = Buffer.alloc(preludeBytes)
  prelude.writeUInt32BE(preludeBytes + checksumBytes + head.length + payload.length + checksumBytes)
  prelude.writeUInt32BE(head.length, 4)
  const whole = Buffer.concat([prelude, checksum(prelude), head, payload])
  return Buffer.concat([whole, checksum(whole)])
}

export const eventFrame = (type: string, event: object): Buffer =>
  frame(
    { ':event-type': type, ':content-type': 'application/json', ':message-type': 'event' },
    Buffer.from(JSON.stringify(event)),
  )

export const exceptionFrame = (type: string, message: string): Buffer =>
  frame(
    { ':exception-type': type, ':content-type': 'application/json', ':message-type': 'exception' },
    Buffer.from(JSON.stringify({ Message: message, message })),
  )

export type Message = { headers: Record<string, string>; payload: Buffer }

/** Reads one message; throws where a checksum or a length is wrong. */
export function readFrame(bytes: Buffer): Message {
  const minimum = preludeBytes + 2 * checksumBytes
  if (bytes.length < minimum || bytes.readUInt32BE(0) !== bytes.length)
    throw new Error('The length of a message is wrong.')
  if (crc32(bytes.subarray(0, preludeBytes)) !== bytes.readUInt32BE(preludeBytes))
    throw new Error('The checksum of a prelude is wrong.')
  const end = bytes.length - checksumBytes
  if (crc32(bytes.subarray(0, end)) !== bytes.readUInt32BE(end))
    throw new Error('The checksum of a message is wrong.')
  const headers: Record<string, string> = {}
  let at = preludeBytes + checksumBytes
  const headersEnd = at + bytes.readUInt32BE(4)
  while (at < headersEnd) {
    const nameLength = bytes.readUInt8(at)
    const name = bytes.toString('utf8', at + 1, at + 1 + nameLength)
    at += 1 + nameLength
    if (bytes.readUInt8(at) !== stringType) throw new Error('A header of a message is not a string.')
    const length = bytes.readUInt16BE(at + 1)
    headers[name] = bytes.toString('utf8', at + 3, at + 3 + length)
    at += 3 + length
  }
  return { headers, payload: bytes.subarray(headersEnd, end) }
}
