import { inflateRawSync } from 'node:zlib'
import { LimitExceeded, UnreadableFile } from './errors.ts'

/** Limits of decompression: no document of words exceeds them, a ZIP bomb does. */
const mostEntries = 2000
const mostBytesOfEntry = 20 * 1024 * 1024
const mostRatio = 200
/** Entries below this size may have any ratio: repetitive text compresses well. */
const ratioFreeBytes = 1024 * 1024

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const endBytes = 22
const longestComment = 65_535
const encryptedFlag = 1
const methods = { stored: 0, deflated: 8 } as const

type Entry = {
  name: string
  method: number
  packed: number
  unpacked: number
  offset: number
  locked: boolean
}

export type Archive = { names: readonly string[]; text: (name: string) => string | undefined }

/** Opens a ZIP file by its central directory. An entry is decompressed only when it is read, and only up to the limits. */
export function openArchive(bytes: Buffer): Archive {
  const entries = entriesOf(bytes)
  return {
    names: [...entries.keys()],
    text: (name) => {
      const entry = entries.get(name)
      return entry === undefined ? undefined : inflated(bytes, entry).toString('utf8')
    },
  }
}

function entriesOf(bytes: Buffer): Map<string, Entry> {
  const end = endOf(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > mostEntries) throw new LimitExceeded('entries')
  const entries = new Map<string, Entry>()
  let at = bytes.readUInt32LE(end + 16)
  for (let number = 0; number < count; number += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySignature)
      throw new UnreadableFile('broken')
    const nameBytes = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameBytes)
    entries.set(name, {
      name,
      locked: (bytes.readUInt16LE(at + 8) & encryptedFlag) !== 0,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - endBytes - longestComment)
  for (let at = bytes.length - endBytes; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === endSignature) return at
  }
  throw new UnreadableFile('broken')
}

/** The sizes in the header may be wrong, so `maxOutputLength` limits the output during decompression. */
function inflated(bytes: Buffer, { method, packed, unpacked, offset, locked }: Entry): Buffer {
  if (locked) throw new UnreadableFile('locked')
  if (unpacked > mostBytesOfEntry) throw new LimitExceeded('bytes')
  if (unpacked > ratioFreeBytes && unpacked > packed * mostRatio) throw new LimitExceeded('bytes')
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== localSignature)
    throw new UnreadableFile('broken')
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  const data = bytes.subarray(start, start + packed)
  if (method === methods.stored) return data
  if (method !== methods.deflated) throw new UnreadableFile('broken')
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(unpacked, 1) })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw new LimitExceeded('bytes')
    throw new UnreadableFile('broken')
  }
}
