/** Messages of AWS' event stream: lengths with their checksum, headers, payload, checksum of all. */
export type EventMessage = { headers: Readonly<Record<string, string>>; payload: Uint8Array }

const stringType = 7
const preludeBytes = 8
const checksumBytes = 4
const polynomial = 0xedb88320

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1
  return value >>> 0
})

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0)
  return (value ^ 0xffffffff) >>> 0
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

export function encodeMessage({ headers, payload }: EventMessage): Uint8Array<ArrayBuffer> {
  const named = Object.entries(headers).map(
    ([name, value]) => [encoder.encode(name), encoder.encode(value)] as const,
  )
  const headersLength = named.reduce((sum, [name, value]) => sum + 4 + name.length + value.length, 0)
  const total = preludeBytes + checksumBytes + headersLength + payload.length + checksumBytes
  const bytes = new Uint8Array(total)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, total)
  view.setUint32(4, headersLength)
  view.setUint32(preludeBytes, crc32(bytes.subarray(0, preludeBytes)))
  let at = preludeBytes + checksumBytes
  for (const [name, value] of named) {
    bytes[at] = name.length
    bytes.set(name, at + 1)
    at += 1 + name.length
    bytes[at] = stringType
    view.setUint16(at + 1, value.length)
    bytes.set(value, at + 3)
    at += 3 + value.length
  }
  bytes.set(payload, at)
  view.setUint32(total - checksumBytes, crc32(bytes.subarray(0, total - checksumBytes)))
  return bytes
}

/** Throws where a length or a checksum is wrong. Transcribe's headers are strings; others are refused. */
export function decodeMessage(bytes: Uint8Array): EventMessage {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = bytes.length - checksumBytes
  if (bytes.length < preludeBytes + 2 * checksumBytes || view.getUint32(0) !== bytes.length)
    throw new Error('The length of an event stream message is wrong.')
  if (
    view.getUint32(preludeBytes) !== crc32(bytes.subarray(0, preludeBytes)) ||
    view.getUint32(end) !== crc32(bytes.subarray(0, end))
  )
    throw new Error('The checksum of an event stream message is wrong.')
  const headers: Record<string, string> = {}
  let at = preludeBytes + checksumBytes
  const headersEnd = at + view.getUint32(4)
  const text = (from: number, length: number): string => decoder.decode(bytes.subarray(from, from + length))
  while (at < headersEnd) {
    const nameLength = view.getUint8(at)
    const valueAt = at + 1 + nameLength
    if (view.getUint8(valueAt) !== stringType)
      throw new Error('A header of an event stream message is not a string.')
    const valueLength = view.getUint16(valueAt + 1)
    headers[text(at + 1, nameLength)] = text(valueAt + 3, valueLength)
    at = valueAt + 3 + valueLength
  }
  return { headers, payload: bytes.subarray(headersEnd, end) }
}
