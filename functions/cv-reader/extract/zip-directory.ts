/** An entry of a ZIP archive, as its central directory describes it. The values are the file's claim. */
export type ZipEntry = {
  name: string
  method: number
  flags: number
  packed: number
  unpacked: number
  /** Where the packed bytes begin. */
  start: number
}

const maxEntries = 2000

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const endBytes = 22
const entryBytes = 46
const localBytes = 30
const maxComment = 65_535

/**
 * Reads the central directory and the header of each entry, and decompresses nothing; undefined for a broken file, more entries than
 * any document has, and entries that share bytes, as in a ZIP bomb.
 */
export function zipDirectory(file: Uint8Array): ReadonlyMap<string, ZipEntry> | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const end = endOf(bytes)
  if (end === undefined) return undefined
  const count = bytes.readUInt16LE(end + 10)
  const directory = bytes.readUInt32LE(end + 16)
  if (count > maxEntries) return undefined
  const entries = new Map<string, ZipEntry>()
  const taken: Taken[] = []
  let at = directory
  for (let number = 0; number < count; number += 1) {
    const found = entryAt(bytes, at)
    if (found === undefined || entries.has(found.entry.name)) return undefined
    entries.set(found.entry.name, found.entry)
    taken.push({ from: found.localAt, to: found.entry.start + found.entry.packed })
    at = found.next
  }
  return overlaps(taken, directory) ? undefined : entries
}

/** The bytes of the file that belong to an entry: its header and its packed content. */
type Taken = { from: number; to: number }

/** Entries that share bytes decompress to many times the size of the file. */
function overlaps(taken: readonly Taken[], directory: number): boolean {
  let free = 0
  for (const { from, to } of taken.toSorted((a, b) => a.from - b.from)) {
    if (from < free) return true
    free = to
  }
  return free > directory
}

function entryAt(bytes: Buffer, at: number): { entry: ZipEntry; localAt: number; next: number } | undefined {
  if (at + entryBytes > bytes.length || bytes.readUInt32LE(at) !== entrySignature) return undefined
  const nameBytes = bytes.readUInt16LE(at + 28)
  const nameEnd = at + entryBytes + nameBytes
  const localAt = bytes.readUInt32LE(at + 42)
  if (localAt + localBytes > bytes.length || bytes.readUInt32LE(localAt) !== localSignature) return undefined
  const localNameBytes = bytes.readUInt16LE(localAt + 26)
  const name = bytes.subarray(at + entryBytes, nameEnd)
  const localName = bytes.subarray(localAt + localBytes, localAt + localBytes + localNameBytes)
  // With two different names, programs that read the directory and programs that read the headers would see different files.
  if (!name.equals(localName)) return undefined
  return {
    entry: {
      name: name.toString('utf8'),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      start: localAt + localBytes + localNameBytes + bytes.readUInt16LE(localAt + 28),
    },
    localAt,
    next: nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32),
  }
}

function endOf(bytes: Buffer): number | undefined {
  const first = Math.max(0, bytes.length - endBytes - maxComment)
  for (let at = bytes.length - endBytes; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === endSignature) return at
  }
  return undefined
}

/** The main part of a Word document. Word numbers it in files that it saved from the web. */
const mainPart = /^word\/document\d*\.xml$/

export const mainPartOf = (entries: ReadonlyMap<string, ZipEntry>): string | undefined =>
  [...entries.keys()].find((name) => mainPart.test(name))
