import { hash } from 'node:crypto'

/** A set that answers "perhaps" or "no" from a few bits for each of its texts. */
export type BloomFilter = { bits: Uint8Array; hashes: number }

const bitsPerByte = 8

/** The positions of a text, by double hashing. */
function* positionsOf(text: string, { bits, hashes }: BloomFilter): Generator<number> {
  const digest = hash('sha256', text, 'buffer')
  const [first, step] = [digest.readUInt32LE(0), digest.readUInt32LE(4)]
  for (let index = 0; index < hashes; index += 1) yield (first + index * step) % (bits.length * bitsPerByte)
}

function setBit(bits: Uint8Array, position: number): void {
  const index = Math.floor(position / bitsPerByte)
  bits[index] = (bits[index] ?? 0) | (1 << (position % bitsPerByte))
}

export function addTo(filter: BloomFilter, text: string): void {
  for (const position of positionsOf(text, filter)) setBit(filter.bits, position)
}

/** False is certain. True is wrong for a small share of all texts. */
export function mayHave(filter: BloomFilter, text: string): boolean {
  for (const position of positionsOf(text, filter)) {
    const byte = filter.bits[Math.floor(position / bitsPerByte)] ?? 0
    if ((byte & (1 << (position % bitsPerByte))) === 0) return false
  }
  return true
}

/** Sized for `many` texts; `wrong` is the share of other texts that it reports as members. */
export function emptyFilter(many: number, wrong: number): BloomFilter {
  const bitsPerText = -Math.log(wrong) / Math.LN2 ** 2
  return {
    bits: new Uint8Array(Math.ceil((many * bitsPerText) / bitsPerByte)),
    hashes: Math.round(bitsPerText * Math.LN2),
  }
}
