import * as fc from 'fast-check'
import { block, cluster, clusterAt, head, infoWith, recordedFilm, tracksWith } from './webm-sample.ts'

/** A film that nobody's browser records. `part` gives its parts, the first of which has a header. */
export type HostileFilm = { name: string; part: (index: number, bytes: number) => Uint8Array }

const largest = Array<number>(8).fill(0xff)

const filmOf = (parts: { scale?: number[]; videoTrack?: number[]; clusters?: number[] } = {}): Buffer =>
  Buffer.from([
    ...head,
    ...infoWith(parts.scale),
    ...tracksWith(parts.videoTrack),
    ...(parts.clusters ?? cluster(0, block(2, 5, true))),
  ])

/** Fills a part with a piece that is repeated, behind a header in the first part. */
const filled =
  (piece: readonly number[], header = filmOf()) =>
  (index: number, bytes: number): Uint8Array => {
    const beginning = index === 0 ? header : Buffer.alloc(0)
    const filler = Buffer.alloc(Math.max(0, bytes - beginning.length), Buffer.from(piece))
    return Buffer.concat([beginning, filler])
  }

/** As filled, with a film of its own in front of the filler. */
const small = (film: Buffer) => filled([0xec, 0x80], film)

const emptyCluster = [0x1f, 0x43, 0xb6, 0x75, 0x80]
const endlessCluster = [0x1f, 0x43, 0xb6, 0x75, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]

export const hostileFilms: readonly HostileFilm[] = [
  { name: 'a time of 64 bits', part: small(filmOf({ clusters: clusterAt(largest, block(2, 5, true)) })) },
  { name: 'a unit of time of 64 bits', part: small(filmOf({ scale: largest })) },
  { name: 'no unit of time', part: small(filmOf({ scale: [0], clusters: clusterAt(largest, []) })) },
  { name: 'a track of 64 bits', part: small(filmOf({ videoTrack: largest })) },
  { name: 'empty clusters', part: filled(emptyCluster) },
  { name: 'clusters without an end', part: filled(endlessCluster) },
  { name: 'clusters with a keyframe', part: filled(cluster(0, block(2, 0, true))) },
  { name: 'empty elements', part: filled([0xec, 0x80]) },
  { name: 'empty blocks', part: filled([0xa3, 0x80]) },
  { name: 'blocks in groups without an end', part: filled([0xa0, 0xff]) },
  { name: 'numbers', part: filled([0xe7, 0x88, ...largest]) },
  { name: 'a header without an end', part: filled([0xec, 0x80], Buffer.from([...head, ...infoWith()])) },
  { name: 'zeros', part: filled([0], Buffer.alloc(0)) },
  { name: 'text', part: filled([...Buffer.from('film ')], Buffer.alloc(0)) },
  { name: 'a film in each part', part: (_, bytes) => Buffer.alloc(bytes, recordedFilm) },
  {
    name: 'an element larger than the film',
    part: filled([1], Buffer.concat([filmOf(), Buffer.from([0xec, 0x08, 0xff, 0xff, 0xff, 0xff])])),
  },
]

/** A recording of which some bytes are replaced by others. */
export const damagedFilm = fc
  .record({
    bytes: fc.uint8Array({ minLength: 1, maxLength: 40 }),
    at: fc.nat({ max: recordedFilm.length }),
    lost: fc.nat({ max: 60 }),
  })
  .map(({ bytes, at, lost }) =>
    Uint8Array.from([...recordedFilm.subarray(0, at), ...bytes, ...recordedFilm.subarray(at + lost)]),
  )
