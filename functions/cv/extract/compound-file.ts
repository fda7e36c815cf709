/**
 * A document from before 2007 is a compound file: sectors, and tables that say which sector follows which. One in
 * which they follow each other in a circle would be read until the memory ends.
 */
const headerBytes = 512
const sectorSizesBytes = new Set([512, 4096])
const entryBytes = 4

/** Where the header keeps what. */
const place = { sectorSizePower: 30, tableSectors: 44, shortTable: 60, moreTable: 68, table: 76 } as const
const tableSectorsInHeader = 109

type File = { bytes: Buffer; sectorBytes: number }

/** The numbers in these sectors, as far as the file reaches. */
function entriesOf({ bytes, sectorBytes }: File, sectors: readonly number[]): number[] {
  return sectors.flatMap((sector) => {
    const start = (sector + 1) * sectorBytes
    const end = Math.min(start + sectorBytes, bytes.length)
    return Array.from({ length: Math.max(0, Math.floor((end - start) / entryBytes)) }, (_, index) =>
      bytes.readInt32LE(start + index * entryBytes),
    )
  })
}

/** From one sector to the next until an end, or until one comes again. */
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
    bytes.readInt32LE(place.table + index * entryBytes),
  )
  // Of each further sector the last number is not an entry but where the next such sector is.
  const furtherAt = chainFrom(bytes.readInt32LE(place.moreTable), (sector) =>
    entriesOf(file, [sector]).at(-1),
  )
  const further = furtherAt.flatMap((sector) =>
    entriesOf(file, [sector]).slice(0, sectorBytes / entryBytes - 1),
  )
  const sectors = [...inHeader, ...further].slice(0, bytes.readUInt32LE(place.tableSectors))
  return entriesOf(
    file,
    sectors.filter((sector) => sector >= 0),
  )
}

function hasCircle(next: readonly number[]): boolean {
  /** The walk, counted from one, that came by a sector first. */
  const walkAt = new Int32Array(next.length)
  for (let walk = 1; walk <= next.length; walk += 1) {
    let sector = walk - 1
    while (sector >= 0 && sector < next.length && walkAt[sector] === 0) {
      walkAt[sector] = walk
      const following = next[sector] ?? -1
      // A sector that follows itself is taken for an end by those who read on.
      if (following !== sector && walkAt[following] === walk) return true
      sector = following
    }
  }
  return false
}

/** Whether some chain of the file's sectors never ends. */
export function goesInCircles(bytes: Buffer): boolean {
  if (bytes.length < headerBytes) return false
  const sectorBytes = 2 ** bytes.readUInt16LE(place.sectorSizePower)
  if (!sectorSizesBytes.has(sectorBytes)) return false
  const file = { bytes, sectorBytes }
  const table = tableOf(file)
  const shortTable = chainFrom(bytes.readInt32LE(place.shortTable), (sector) => table[sector])
  return hasCircle(table) || hasCircle(entriesOf(file, shortTable))
}
