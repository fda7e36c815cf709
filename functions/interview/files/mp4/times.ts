import { boxesAt, type Box } from './boxes.ts'

/** Where a box holds a number, and in how many bytes: version 1 of a box has times of eight bytes, version 0 of four. */
export type Field = { at: number; bytes: 4 | 8 }

const flagsBytes = 4

const versionOf = (bytes: Buffer, { contentAt }: Box): number => bytes.readUInt8(contentAt)

const flagsOf = (bytes: Buffer, { contentAt }: Box): number => bytes.readUIntBE(contentAt + 1, 3)

const read = (bytes: Buffer, { at, bytes: length }: Field): number =>
  length === 4 ? bytes.readUInt32BE(at) : Number(bytes.readBigUInt64BE(at))

/** `mvhd` and `mdhd`: version and flags, two times, the timescale, the duration. */
function timesOf(bytes: Buffer, box: Box): { timescale: number; duration: Field } {
  const length = versionOf(bytes, box) === 1 ? 8 : 4
  const at = box.contentAt + flagsBytes + 2 * length
  return { timescale: bytes.readUInt32BE(at), duration: { at: at + 4, bytes: length } }
}

/** `tkhd`: version and flags, two times, the number of the track, four reserved bytes, the duration. */
function trackOf(bytes: Buffer, box: Box): { id: number; duration: Field } {
  const length = versionOf(bytes, box) === 1 ? 8 : 4
  const at = box.contentAt + flagsBytes + 2 * length
  return { id: bytes.readUInt32BE(at), duration: { at: at + 8, bytes: length } }
}

/** `trex`: version and flags, the number of the track, the description, the duration of a sample that has none. */
const defaultOf = (bytes: Buffer, { contentAt }: Box): readonly [number, number] => [
  bytes.readUInt32BE(contentAt + 4),
  bytes.readUInt32BE(contentAt + 12),
]

export type Movie = {
  timescale: number
  /** The durations of the movie and of its tracks, in the movie's timescale. */
  durations: readonly Field[]
  timescales: ReadonlyMap<number, number>
  sampleDurations: ReadonlyMap<number, number>
  /** As `mvhd` has it; 0 where the recorder did not write it. */
  duration: number
}

/** Reads the box `moov`. */
export function movieIn(bytes: Buffer, moov: Pick<Box, 'contentAt' | 'end'>): Movie | undefined {
  const [header] = boxesAt(bytes, moov, ['mvhd'])
  if (header === undefined) return undefined
  const { timescale, duration } = timesOf(bytes, header)
  const tracks = boxesAt(bytes, moov, ['trak']).flatMap((box) => {
    const [track] = boxesAt(bytes, box, ['tkhd'])
    const [media] = boxesAt(bytes, box, ['mdia', 'mdhd'])
    if (track === undefined || media === undefined) return []
    return [{ ...trackOf(bytes, track), timescale: timesOf(bytes, media).timescale }]
  })
  return {
    timescale,
    durations: [duration, ...tracks.map((track) => track.duration)],
    timescales: new Map(tracks.map((track) => [track.id, track.timescale])),
    sampleDurations: new Map(boxesAt(bytes, moov, ['mvex', 'trex']).map((box) => defaultOf(bytes, box))),
    duration: read(bytes, duration),
  }
}

const runFlags = {
  dataOffset: 0x1,
  firstSampleFlags: 0x4,
  duration: 0x100,
  size: 0x200,
  flags: 0x400,
  offset: 0x800,
}
const fragmentFlags = { baseDataOffset: 0x1, description: 0x2, sampleDuration: 0x8 }

const has = (flags: number, flag: number): number => ((flags & flag) === 0 ? 0 : 1)

/** The duration of the samples of a `trun`, in the track's timescale. */
function runDuration(bytes: Buffer, box: Box, sampleDuration: number): number {
  const flags = flagsOf(bytes, box)
  const count = bytes.readUInt32BE(box.contentAt + flagsBytes)
  if (has(flags, runFlags.duration) === 0) return count * sampleDuration
  const { dataOffset, firstSampleFlags, size, flags: sampleFlags, offset } = runFlags
  const first = box.contentAt + 8 + 4 * (has(flags, dataOffset) + has(flags, firstSampleFlags))
  const stride = 4 * (1 + has(flags, size) + has(flags, sampleFlags) + has(flags, offset))
  let duration = 0
  for (let at = first; at + 4 <= box.end; at += stride) duration += bytes.readUInt32BE(at)
  return duration
}

/** When the samples of a `traf` end, in seconds of the movie; undefined where it does not say when they begin. */
function endOfTrack(bytes: Buffer, traf: Box, movie: Movie): number | undefined {
  const [header] = boxesAt(bytes, traf, ['tfhd'])
  const [begin] = boxesAt(bytes, traf, ['tfdt'])
  if (header === undefined || begin === undefined) return undefined
  const id = bytes.readUInt32BE(header.contentAt + flagsBytes)
  const flags = flagsOf(bytes, header)
  const durationAt =
    header.contentAt +
    8 +
    8 * has(flags, fragmentFlags.baseDataOffset) +
    4 * has(flags, fragmentFlags.description)
  const sampleDuration =
    has(flags, fragmentFlags.sampleDuration) === 1
      ? bytes.readUInt32BE(durationAt)
      : (movie.sampleDurations.get(id) ?? 0)
  const start = read(bytes, {
    at: begin.contentAt + flagsBytes,
    bytes: versionOf(bytes, begin) === 1 ? 8 : 4,
  })
  const ticks = boxesAt(bytes, traf, ['trun']).reduce(
    (sum, run) => sum + runDuration(bytes, run, sampleDuration),
    start,
  )
  const timescale = movie.timescales.get(id) ?? 0
  return timescale === 0 ? undefined : ticks / timescale
}

/** When a fragment, a box `moof`, ends, in seconds of the movie. */
export const fragmentEnd = (bytes: Buffer, moof: Pick<Box, 'contentAt' | 'end'>, movie: Movie): number =>
  Math.max(0, ...boxesAt(bytes, moof, ['traf']).flatMap((traf) => endOfTrack(bytes, traf, movie) ?? []))
