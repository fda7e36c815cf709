import * as fc from 'fast-check'
import { block, cluster, clusterAt, head, infoWith, sampleRecording, tracksWith } from './webm-sample.ts'

/** A recording that no browser makes. `part` returns its parts, the first of which has a header. */
export type HostileRecording = { name: string; part: (index: number, bytes: number) => Uint8Array }

const largest = Array<number>(8).fill(0xff)

const recordingOf = (parts: { scale?: number[]; videoTrack?: number[]; clusters?: number[] } = {}): Buffer =>
  Buffer.from([
    ...head,
    ...infoWith(parts.scale),
    ...tracksWith(parts.videoTrack),
    ...(parts.clusters ?? cluster(0, block(2, 5, true))),
  ])

/** Fills a part with a piece that is repeated, behind a header in the first part. */
const filled =
  (piece: readonly number[], header = recordingOf()) =>
  (index: number, bytes: number): Uint8Array => {
    const beginning = index === 0 ? header : Buffer.alloc(0)
    const filler = Buffer.alloc(Math.max(0, bytes - beginning.length), Buffer.from(piece))
    return Buffer.concat([beginning, filler])
  }

/** A recording in front of the filler. */
const small = (recording: Buffer) => filled([0xec, 0x80], recording)

const emptyCluster = [0x1f, 0x43, 0xb6, 0x75, 0x80]
const endlessCluster = [0x1f, 0x43, 0xb6, 0x75, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]

export const hostileRecordings: readonly HostileRecording[] = [
  {
    name: 'a time of 64 bits',
    part: small(recordingOf({ clusters: clusterAt(largest, block(2, 5, true)) })),
  },
  { name: 'a unit of time of 64 bits', part: small(recordingOf({ scale: largest })) },
  { name: 'no unit of time', part: small(recordingOf({ scale: [0], clusters: clusterAt(largest, []) })) },
  { name: 'a track of 64 bits', part: small(recordingOf({ videoTrack: largest })) },
  { name: 'empty clusters', part: filled(emptyCluster) },
  { name: 'clusters without an end', part: filled(endlessCluster) },
  { name: 'clusters with a keyframe', part: filled(cluster(0, block(2, 0, true))) },
  { name: 'empty elements', part: filled([0xec, 0x80]) },
  { name: 'empty blocks', part: filled([0xa3, 0x80]) },
  { name: 'blocks in groups without an end', part: filled([0xa0, 0xff]) },
  { name: 'numbers', part: filled([0xe7, 0x88, ...largest]) },
  { name: 'a header without an end', part: filled([0xec, 0x80], Buffer.from([...head, ...infoWith()])) },
  { name: 'zeros', part: filled([0], Buffer.alloc(0)) },
  { name: 'text', part: filled([...Buffer.from('recording ')], Buffer.alloc(0)) },
  { name: 'a recording in each part', part: (_, bytes) => Buffer.alloc(bytes, sampleRecording) },
  {
    name: 'an element larger than the recording',
    part: filled([1], Buffer.concat([recordingOf(), Buffer.from([0xec, 0x08, 0xff, 0xff, 0xff, 0xff])])),
  },
]

/** A recording of which some bytes are replaced by others. */
export const damagedRecording = fc
  .record({
    bytes: fc.uint8Array({ minLength: 1, maxLength: 40 }),
    at: fc.nat({ max: sampleRecording.length }),
    lost: fc.nat({ max: 60 }),
  })
  .map(({ bytes, at, lost }) =>
    Uint8Array.from([...sampleRecording.subarray(0, at), ...bytes, ...sampleRecording.subarray(at + lost)]),
  )
