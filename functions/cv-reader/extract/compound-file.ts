/** A .doc file is an OLE compound file: sectors, and allocation tables that name each sector's successor. */
const entryBytes = 4

/** Byte offsets in the header. */
const offsets = {
  sectorSizePower: 30,
  tableSectors: 44,
  directory: 48,
  shortTable: 60,
  moreTable: 68,
  table: 76,
} as const
const tableSectorsInHeader = 109

type File = { bytes: Buffer; sectorBytes: number }

/** Reads the 32-bit entries of these sectors; sectors beyond the end of the file have none. */
function entriesOf({ bytes, sectorBytes }: File, sectors: readonly number[]): number[] {
  return sectors.flatMap((sector) => {
    const start = (sector + 1) * sectorBytes
    const end = Math.min(start + sectorBytes, bytes.length)
    return Array.from({ length: Math.max(0, Math.floor((end - start) / entryBytes)) }, (_, index) =>
      bytes.readInt32LE(start + index * entryBytes),
    )
  })
}

/** Follows the successors until the chain ends or repeats a sector. */
function chainFrom(first: number, nextOf: (sector: number) => number | undefined): number[] {
  const seen = new Set<number>()
  for (let sector: number | undefined = first; sector !== undefined && sector >= 0; sector = nextOf(sector)) {
    if (seen.has(sector)) break
    seen.add(sector)
  }
  return [...seen]
}

function tableOf(file: File): number[] {
  const { bytes, sectorBytes } = file
  const inHeader = Array.from({ length: tableSectorsInHeader }, (_, index) =>
    bytes.readInt32LE(offsets.table + index * entryBytes),
  )
  // In a table sector outside the header, the last number points to the next table sector.
  const furtherAt = chainFrom(bytes.readInt32LE(offsets.moreTable), (sector) =>
    entriesOf(file, [sector]).at(-1),
  )
  const further = furtherAt.flatMap((sector) =>
    entriesOf(file, [sector]).slice(0, sectorBytes / entryBytes - 1),
  )
  const sectors = [...inHeader, ...further].slice(0, bytes.readUInt32LE(offsets.tableSectors))
  return entriesOf(
    file,
    sectors.filter((sector) => sector >= 0),
  )
}

/** A directory entry: the name in UTF-16 with its length in bytes, then the first sector and the size of the stream. */
const directoryEntry = { bytes: 128, nameBytes: 64, firstSector: 116, size: 120 } as const
/** Smaller streams are kept in sectors of 64 bytes, inside the stream of the first directory entry. */
const minStreamBytes = 4096
const shortSectorBytes = 64

/** The streams of a compound file by name. */
export function streamsIn(bytes: Buffer): (name: string) => Buffer | undefined {
  const sectorBytes = 2 ** bytes.readUInt16LE(offsets.sectorSizePower)
  const file = { bytes, sectorBytes }
  const table = tableOf(file)
  const contentFrom = (first: number): Buffer =>
    Buffer.concat(
      chainFrom(first, (sector) => table[sector]).map((sector) =>
        bytes.subarray((sector + 1) * sectorBytes, (sector + 2) * sectorBytes),
      ),
    )
  const directory = contentFrom(bytes.readInt32LE(offsets.directory))
  const streams = new Map<string, { first: number; size: number }>()
  for (let at = 0; at + directoryEntry.bytes <= directory.length; at += directoryEntry.bytes) {
    const length = Math.min(directory.readUInt16LE(at + directoryEntry.nameBytes), directoryEntry.nameBytes)
    const name = directory.toString('utf16le', at, at + Math.max(0, length - 2))
    const first = directory.readInt32LE(at + directoryEntry.firstSector)
    streams.set(name, { first, size: directory.readUInt32LE(at + directoryEntry.size) })
  }
  const [root] = streams.values()
  const shortContent = root === undefined ? Buffer.alloc(0) : contentFrom(root.first)
  const shortTable = entriesOf(
    file,
    chainFrom(bytes.readInt32LE(offsets.shortTable), (sector) => table[sector]),
  )
  const shortFrom = (first: number): Buffer =>
    Buffer.concat(
      chainFrom(first, (sector) => shortTable[sector]).map((sector) =>
        shortContent.subarray(sector * shortSectorBytes, (sector + 1) * shortSectorBytes),
      ),
    )
  return (name) => {
    const stream = streams.get(name)
    if (stream === undefined) return undefined
    const content = stream.size < minStreamBytes ? shortFrom(stream.first) : contentFrom(stream.first)
    return content.subarray(0, stream.size)
  }
}
