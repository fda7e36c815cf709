import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indexedHeader } from './indexed-header.ts'
import {
  block,
  cluster,
  clusterAt,
  head,
  infoWith,
  sampleRecording,
  tracksWith,
} from '#tests/support/webm-sample.ts'
import { webmLimits } from './webm-limits.ts'
import { createWebmReader, type WebmMap } from './webm-reader.ts'

const info = infoWith()
const tracks = tracksWith()
const recorded = sampleRecording

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

describe('A recording of Firefox', () => {
  const bytes = readFileSync(new URL('../../../../tests/support/recordings/firefox.webm', import.meta.url))
  const codecDelay = Buffer.from('56aa8400632ea0', 'hex')

  test('has placeholders for the seek head and the duration, and no index', () => {
    const map = mapOf([bytes])!
    expect(map).toMatchObject({ isIndexed: false, videoTrack: 1 })
    expect(map.emptyDuration).toBeDefined()
    expect(map.seconds).toBeGreaterThan(4)
    expect(map.seconds).toBeLessThan(4.5)
  })

  test('gets one duration, an index, and sound that does not begin before the file', () => {
    const map = mapOf([bytes])!
    const header = indexedHeader(map)!
    expect(bytes.includes(codecDelay)).toBe(true)
    expect(header.includes(codecDelay)).toBe(false)
    expect(header.includes(Buffer.from('56aa8400000000', 'hex'))).toBe(true)
    expect(header.includes(Buffer.from('4489880000000000000000', 'hex'))).toBe(false)
    const written = Buffer.concat([header, bytes.subarray(map.header.length)])
    expect(mapOf([written])).toMatchObject({
      isIndexed: true,
      emptyDuration: undefined,
      seconds: map.seconds,
    })
    for (const position of positionsIn(header))
      expect(written.readUInt32BE(map.segment.contentAt + position)).toBe(0x1f43b675)
  })
})

test.each([
  ['text', Buffer.from('first second third')],
  ['nothing', Buffer.alloc(0)],
  ['MP4', Buffer.from('\0\0\0\x18ftypmp42')],
  ['a header alone', Uint8Array.from([...head, ...info])],
])('%s has no map', (_, bytes) => expect(mapOf([bytes])).toBeUndefined())

/** A file with values that no recorder writes. */
const fileWith = ({
  scale,
  videoTrack,
  clusters,
}: Partial<Record<'scale' | 'videoTrack' | 'clusters', number[]>>) =>
  Uint8Array.from([
    ...head,
    ...infoWith(scale),
    ...tracksWith(videoTrack),
    ...(clusters ?? cluster(0, block(2, 5, true))),
  ])
const largest = Array<number>(8).fill(0xff)
const seconds = (count: number) => {
  const milliseconds = count * 1000
  return [milliseconds >> 24, (milliseconds >> 16) & 0xff, (milliseconds >> 8) & 0xff, milliseconds & 0xff]
}

test.each([
  ['a time that is no number of ours', fileWith({ clusters: clusterAt(largest, block(2, 5, true)) })],
  ['a unit of time of centuries', fileWith({ scale: largest })],
  ['no unit of time, and a large time', fileWith({ scale: [0], clusters: clusterAt(largest, []) })],
  ['a track that is no number of ours', fileWith({ videoTrack: largest })],
  ['more than two hours', fileWith({ clusters: clusterAt(seconds(webmLimits.seconds + 1), []) })],
])('a file with %s has no map', (_, bytes) => expect(mapOf([bytes])).toBeUndefined())

test('a file of two hours has a map', () =>
  expect(mapOf([fileWith({ clusters: clusterAt(seconds(webmLimits.seconds), []) })])?.seconds).toBe(7200))

describe('A file has a map', () => {
  const repeated = (piece: readonly number[], count: number) =>
    Buffer.concat([fileWith({}), ...Array<Buffer>(count).fill(Buffer.from(piece))])
  const emptyCluster = [0x1f, 0x43, 0xb6, 0x75, 0x80]
  const emptyElement = [0xec, 0x80]

  test('with as many clusters as a recorder makes, and not with more', () => {
    // It has one itself.
    expect(mapOf([repeated(emptyCluster, webmLimits.clusters - 1)])).toBeDefined()
    expect(mapOf([repeated(emptyCluster, webmLimits.clusters)])).toBeUndefined()
  })

  test('with as many elements as a recorder makes, and not with more', () => {
    expect(mapOf([repeated(emptyElement, webmLimits.elements / 2)])).toBeDefined()
    expect(mapOf([repeated(emptyElement, webmLimits.elements)])).toBeUndefined()
  })

  test('with the codec delays of as many tracks as a recorder makes', () => {
    const delays = Array.from({ length: webmLimits.tracks + 1 }, () => [0x56, 0xaa, 0x81, 1])
    const bytes = [
      ...head,
      ...infoWith(),
      ...tracksWith(),
      ...delays.flat(),
      ...cluster(0, block(2, 5, true)),
    ]
    expect(mapOf([Uint8Array.from(bytes)])?.codecDelays).toHaveLength(webmLimits.tracks)
  })

  test('with a header of a mebibyte at most', () => {
    const filler = Buffer.alloc(webmLimits.headerBytes)
    const size = Buffer.from([0xec, 0x10, 0x10, 0, 0])
    const [first, second] = [
      Buffer.from([...head, ...infoWith(), ...tracksWith()]),
      Buffer.from(cluster(0, [])),
    ]
    expect(mapOf([Buffer.concat([first, size, filler, second])])).toBeUndefined()
    expect(mapOf([Buffer.concat([first, second])])).toBeDefined()
  })
})

test('any bytes are read, and the header with an index made of them, without an error', () =>
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 400, size: 'max' }),
      fc.nat({ max: recorded.length }),
      fc.nat({ max: recorded.length }),
      (bytes, from, until) => {
        for (const file of [
          Uint8Array.from([...head, ...info, ...tracks, ...bytes]),
          Uint8Array.from([...recorded.subarray(0, from), ...bytes, ...recorded.subarray(until)]),
        ]) {
          const map = mapOf([file])
          if (map !== undefined) indexedHeader(map)
        }
      },
    ),
  ))
