import type { EbmlElement } from './ebml-reader.ts'
import { webmIds, type WebmMap } from './webm-reader.ts'

/** An element with its content. Its size takes eight bytes, so that it does not depend on the content. */
function element(id: number, content: Buffer): Buffer {
  const digits = id.toString(16)
  const head = Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex')
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(content.length) | (1n << 56n))
  return Buffer.concat([head, size, content])
}

const number = (id: number, value: number): Buffer => {
  const content = Buffer.alloc(8)
  content.writeBigUInt64BE(BigInt(value))
  return element(id, content)
}

const ids = {
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
} as const

const float = (id: number, value: number): Buffer => {
  const content = Buffer.alloc(8)
  content.writeDoubleBE(value)
  return element(id, content)
}

/** `shift`: how many bytes the new header is longer than the old one. Positions count from the segment's content. */
const cuesOf = ({ clusters, segment, videoTrack }: WebmMap, shift: number): Buffer =>
  element(
    webmIds.cues,
    Buffer.concat(
      clusters
        .filter(({ beginsWithKeyframe }) => beginsWithKeyframe)
        .map(({ at, ticks }) =>
          element(
            ids.cuePoint,
            Buffer.concat([
              number(ids.cueTime, ticks),
              element(
                ids.cueTrackPositions,
                Buffer.concat([
                  number(ids.cueTrack, videoTrack),
                  number(ids.cueClusterPosition, at + shift - segment.contentAt),
                ]),
              ),
            ]),
          ),
        ),
    ),
  )

/**
 * Firefox sets a codec delay of 6.5 ms, which puts the first block of sound before the beginning of the file, and Chromium's player
 * fails at the first jump in such a file. Without the delay the sound is 6.5 ms late.
 */
function withoutCodecDelays({ header, codecDelays }: WebmMap): Buffer {
  const changed = Buffer.from(header)
  for (const { contentAt, size = 0 } of codecDelays) changed.subarray(contentAt, contentAt + size).fill(0)
  return changed
}

/** The end of an element, where the header has the whole of it. */
const endIn = (header: Buffer, { contentAt, size }: EbmlElement): number | undefined =>
  size === undefined || contentAt + size > header.length ? undefined : contentAt + size

/**
 * The header with the duration and an index of the clusters. A browser writes neither while it records, and without
 * them a player downloads the whole file before it can jump. Undefined where the file cannot or need not have them.
 */
export function indexedHeader(map: WebmMap): Buffer | undefined {
  const { info, segment, durationTicks, isIndexed, emptyDuration } = map
  const infoEnd = endIn(map.header, info)
  if (isIndexed || segment.size !== undefined || infoEnd === undefined) return undefined
  const header = withoutCodecDelays(map)
  const durationEnd = emptyDuration === undefined ? undefined : endIn(header, emptyDuration)
  const content =
    emptyDuration === undefined || durationEnd === undefined
      ? [header.subarray(info.contentAt, infoEnd)]
      : [header.subarray(info.contentAt, emptyDuration.at), header.subarray(durationEnd, infoEnd)]
  const newInfo = element(webmIds.info, Buffer.concat([...content, float(webmIds.duration, durationTicks)]))
  const withoutCues = Buffer.concat([header.subarray(0, info.at), newInfo, header.subarray(infoEnd)])
  const shift = withoutCues.length + cuesOf(map, 0).length - header.length
  return Buffer.concat([withoutCues, cuesOf(map, shift)])
}
