import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxesAt, boxesIn } from './boxes.ts'
import { mp4Limits } from './mp4-limits.ts'
import { createMp4Reader, type Mp4Map } from './mp4-reader.ts'
import { movieIn } from './times.ts'

const recorded = readFileSync(new URL('../../../../tests/support/recordings/chromium.mp4', import.meta.url))

const mapOf = (pieces: readonly Uint8Array[]): Mp4Map | undefined => {
  const reader = createMp4Reader()
  for (const piece of pieces) reader.feed(piece)
  return reader.map()
}

const whole = { contentAt: 0, end: recorded.length }

/** Chromium writes durations and, at the end, an index of the fragments, once the recording is over. */
const fragmentIndex = boxesAt(recorded, whole, ['mfra'])[0]!

/** As a recorder writes it that cannot go back to the beginning: without durations. */
const streamed = (() => {
  const bytes = Buffer.from(recorded)
  for (const { at, bytes: length } of movieIn(bytes, boxesAt(bytes, whole, ['moov'])[0]!)!.durations)
    bytes.fill(0, at, at + length)
  return bytes.subarray(0, fragmentIndex.contentAt - 8)
})()

describe('A recording as Chromium writes it', () => {
  test('is read, in whatever pieces it comes', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: recorded.length })), (cuts) => {
        const edges = [0, ...cuts.toSorted((a, b) => a - b), recorded.length]
        const map = mapOf(edges.slice(1).map((edge, index) => recorded.subarray(edges[index], edge)))
        // What ffprobe says of the same file.
        expect(map?.seconds).toBeCloseTo(4.161, 2)
      }),
    ))

  test('gets the durations of the movie and its tracks, in the same number of bytes', () => {
    const { header, timedHeader, seconds } = mapOf([streamed])!
    const written = Buffer.concat([timedHeader!, streamed.subarray(header.length)])
    expect(mapOf([written])).toMatchObject({ seconds, timedHeader: undefined })
    const within = { contentAt: 0, end: written.length }
    const [mvhd] = boxesAt(written, within, ['moov', 'mvhd'])
    const tracks = boxesAt(written, within, ['moov', 'trak', 'tkhd'])
    const ticks = Number(written.readBigUInt64BE(mvhd!.contentAt + 24))
    expect(ticks / written.readUInt32BE(mvhd!.contentAt + 20)).toBeCloseTo(seconds, 3)
    expect(tracks.map(({ contentAt }) => Number(written.readBigUInt64BE(contentAt + 28)))).toEqual([
      ticks,
      ticks,
    ])
    expect(timedHeader).toHaveLength(header.length)
  })

  test('that has its duration keeps it', () => {
    expect(mapOf([recorded])?.timedHeader).toBeUndefined()
  })

  test('without a fragment has no map', () => {
    const moof = boxesAt(recorded, whole, ['moof'])[0]!
    expect(mapOf([recorded.subarray(0, moof.contentAt - 8)])).toBeUndefined()
  })
})

test.each([
  ['text', Buffer.from('first second third')],
  ['nothing', Buffer.alloc(0)],
  ['WebM', Buffer.from('1a45dfa3', 'hex')],
  ['a box of no size', Buffer.from('\0\0\0\0ftypmp42 and some more')],
  ['a box larger than any', Buffer.from('\0\0\0\x01ftyp\xff\xff\xff\xff\xff\xff\xff\xff', 'latin1')],
])('%s has no map', (_, bytes) => expect(mapOf([bytes])).toBeUndefined())

test('a file that claims more than two hours has no map', () => {
  const changed = Buffer.from(recorded)
  const [tfdt] = boxesAt(changed, whole, ['moof', 'traf', 'tfdt'])
  changed.writeUInt32BE(0xff, tfdt!.contentAt + 4)
  expect(mapOf([changed])).toBeUndefined()
})

test('any bytes are read without an error, or with a RangeError where a box is cut off', () =>
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 400, size: 'max' }),
      fc.nat({ max: recorded.length }),
      fc.nat({ max: recorded.length }),
      (bytes, from, until) => {
        const file = Uint8Array.from([...recorded.subarray(0, from), ...bytes, ...recorded.subarray(until)])
        try {
          mapOf([file])
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError)
        }
      },
    ),
  ))

describe('A file has a map', () => {
  const box = (type: string, size: number): Buffer => {
    const bytes = Buffer.alloc(size)
    bytes.writeUInt32BE(size)
    bytes.write(type, 4, 'latin1')
    return bytes
  }
  const boxes = boxesIn(recorded, 0, recorded.length).length

  test('with as many boxes as a recorder makes, and not with more', () => {
    const withBoxes = (count: number) =>
      Buffer.concat([recorded, ...Array<Buffer>(count - boxes).fill(box('free', mp4Limits.headBytes))])
    expect(mapOf([withBoxes(mp4Limits.boxes)])).toBeDefined()
    expect(mapOf([withBoxes(mp4Limits.boxes + 1)])).toBeUndefined()
  })

  test('with a header of a mebibyte at most', () => {
    const [moov] = boxesAt(recorded, whole, ['moov'])
    const at = moov!.contentAt - 8
    const paddedTo = (bytes: number) =>
      Buffer.concat([recorded.subarray(0, at), box('free', bytes - at), recorded.subarray(at)])
    expect(mapOf([paddedTo(mp4Limits.boxBytes - 10_000)])).toBeDefined()
    expect(mapOf([paddedTo(mp4Limits.boxBytes + 1)])).toBeUndefined()
  })

  test('until a fragment announces a head of more than a mebibyte', () => {
    const announcing = (size: number) => Buffer.concat([recorded, box('moof', size).subarray(0, 16)])
    expect(mapOf([announcing(mp4Limits.boxBytes)])).toBeDefined()
    expect(mapOf([announcing(mp4Limits.boxBytes + 1)])).toBeUndefined()
  })
})
