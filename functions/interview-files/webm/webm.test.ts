import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indexedHeader } from './indexed-header.ts'
import { createWebmReader, type WebmMap } from './webm-reader.ts'

const unknownSize = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]
const element = (id: readonly number[], content: readonly number[]): number[] => [
  ...id,
  0x40 | (content.length >> 8),
  content.length & 0xff,
  ...content,
]
const head = [...element([0x1a, 0x45, 0xdf, 0xa3], [1, 2, 3]), 0x18, 0x53, 0x80, 0x67, ...unknownSize]
const info = element([0x15, 0x49, 0xa9, 0x66], element([0x2a, 0xd7, 0xb1], [0x0f, 0x42, 0x40]))
const track = (number: number, type: number) =>
  element([0xae], [...element([0xd7], [number]), ...element([0x83], [type])])
const tracks = element([0x16, 0x54, 0xae, 0x6b], [...track(1, 2), ...track(2, 1)])
const block = (trackNumber: number, milliseconds: number, isKey: boolean) =>
  element([0xa3], [0x80 | trackNumber, milliseconds >> 8, milliseconds & 0xff, isKey ? 0x80 : 0, 9, 9, 9])
const cluster = (milliseconds: number, blocks: readonly number[]) => [
  0x1f,
  0x43,
  0xb6,
  0x75,
  ...unknownSize,
  ...element([0xe7], [milliseconds >> 8, milliseconds & 0xff]),
  ...blocks,
]
/** As a browser records it: no duration, no index, sizes unknown. */
const recorded = Uint8Array.from([
  ...head,
  ...info,
  ...tracks,
  ...cluster(0, [...block(1, 0, true), ...block(2, 5, true), ...block(2, 900, false)]),
  ...cluster(3000, [...block(2, 0, false)]),
  ...cluster(6000, [...block(2, 0, true), ...block(2, 1500, false)]),
])

const mapOf = (pieces: readonly Uint8Array[]): WebmMap | undefined => {
  const reader = createWebmReader()
  for (const piece of pieces) reader.feed(piece)
  return reader.map()
}

const cueClusterPosition = Buffer.from([0xf1, 1, 0, 0, 0, 0, 0, 0, 8])

/** The positions in the index of a header. */
function positionsIn(header: Buffer): number[] {
  const positions: number[] = []
  for (let at = header.indexOf(cueClusterPosition); at >= 0; at = header.indexOf(cueClusterPosition, at + 1))
    positions.push(Number(header.readBigUInt64BE(at + cueClusterPosition.length)))
  return positions
}

describe('A recording as the browser writes it', () => {
  test('is read, in whatever pieces it comes', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: recorded.length })), (cuts) => {
        const edges = [0, ...cuts.toSorted((a, b) => a - b), recorded.length]
        const pieces = edges.slice(1).map((edge, index) => recorded.subarray(edges[index], edge))
        const map = mapOf(pieces)
        expect(map).toMatchObject({ seconds: 7.5, videoTrack: 2, isIndexed: false })
        expect(map?.clusters.map(({ ticks, beginsWithKeyframe }) => [ticks, beginsWithKeyframe])).toEqual([
          [0, true],
          [3000, false],
          [6000, true],
        ])
        expect([...(map?.header ?? [])]).toEqual([...head, ...info, ...tracks])
      }),
    ))

  test('gets a duration, and an index that names its clusters where they begin with a keyframe', () => {
    const map = mapOf([recorded])!
    const header = indexedHeader(map)!
    const written = Buffer.concat([header, recorded.subarray(map.header.length)])
    expect(mapOf([written])).toMatchObject({ seconds: 7.5, isIndexed: true })
    const contentAt = map.segment.contentAt
    const positions = positionsIn(header)
    expect(positions).toHaveLength(2)
    for (const position of positions) expect(written.readUInt32BE(contentAt + position)).toBe(0x1f43b675)
    expect(written.indexOf(recorded.subarray(map.header.length))).toBe(header.length)
  })

  test('that has an index already is left as it is', () => {
    const once = indexedHeader(mapOf([recorded])!)!
    const again = mapOf([Buffer.concat([once, recorded.subarray(mapOf([recorded])!.header.length)])])
    expect(again === undefined ? undefined : indexedHeader(again)).toBeUndefined()
  })
})

test.each([
  ['text', Buffer.from('first second third')],
  ['nothing', Buffer.alloc(0)],
  ['MP4', Buffer.from('\0\0\0\x18ftypmp42')],
  ['a header alone', Uint8Array.from([...head, ...info])],
])('%s has no map', (_, bytes) => expect(mapOf([bytes])).toBeUndefined())

test('any bytes are read without an error', () =>
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      mapOf([Uint8Array.from([...head, ...info, ...tracks, ...bytes])])
    }),
  ))
