import { createEbmlReader, type EbmlElement, type Wish } from './ebml-reader.ts'
import { webmLimits } from './webm-limits.ts'

/** The ids of the WebM elements that contain positions, times and tracks. */
export const webmIds = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  audio: 0xe1,
  channels: 0x9f,
  codecDelay: 0x56aa,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  cues: 0x1c53bb6b,
} as const

const videoType = 1
const usualScaleNanoseconds = 1_000_000
const nanosecondsPerSecond = 1_000_000_000
const maxNumberBytes = 8
/** The number of the track, the time within the cluster and the flags. */
const blockHeadBytes = 4
const keyframeFlag = 0x80

/** A cluster of blocks. `ticks` is its time in units of the file's scale. */
export type Cluster = { at: number; ticks: number; beginsWithKeyframe: boolean }

/** The offsets of a WebM file's elements. */
export type WebmMap = {
  /** Everything before the first cluster. */
  header: Buffer
  segment: EbmlElement
  info: EbmlElement
  videoTrack: number
  clusters: readonly Cluster[]
  durationTicks: number
  seconds: number
  /** It has a duration or an index already. */
  isIndexed: boolean
  /** A duration of 0, which Firefox writes as a placeholder. */
  emptyDuration: EbmlElement | undefined
  codecDelays: readonly EbmlElement[]
  /** Of the sound; undefined where the file does not tell. */
  channels: number | undefined
}

const parents: ReadonlySet<number> = new Set([
  webmIds.segment,
  webmIds.info,
  webmIds.tracks,
  webmIds.trackEntry,
  webmIds.audio,
  webmIds.cluster,
  webmIds.blockGroup,
])
const numbers: ReadonlySet<number> = new Set([
  webmIds.timestampScale,
  webmIds.trackNumber,
  webmIds.trackType,
  webmIds.channels,
  webmIds.timestamp,
])

/** `Cues`, or a `SeekHead` with entries. Firefox writes an empty `SeekHead` as a placeholder. */
const isIndex = ({ id, size }: EbmlElement): boolean =>
  id === webmIds.cues || (id === webmIds.seekHead && size !== 0)

const numberIn = (content: Buffer): number =>
  content.length === 0 || content.length > 6
    ? Number(`0x${content.toString('hex') || '0'}`)
    : content.readUIntBE(0, content.length)

type Seen = {
  firstId: number | undefined
  segment: EbmlElement | undefined
  info: EbmlElement | undefined
  scale: number
  trackNumber: number
  videoTrack: number | undefined
  clusters: { at: number; ticks: number; beginsWithKeyframe: boolean | undefined }[]
  lastTicks: number
  isIndexed: boolean
  emptyDuration: EbmlElement | undefined
  codecDelays: EbmlElement[]
  channels: number | undefined
  hasTooManyClusters: boolean
}

const nothingSeen = (): Seen => ({
  firstId: undefined,
  segment: undefined,
  info: undefined,
  scale: usualScaleNanoseconds,
  trackNumber: 0,
  videoTrack: undefined,
  clusters: [],
  lastTicks: 0,
  isIndexed: false,
  emptyDuration: undefined,
  codecDelays: [],
  channels: undefined,
  hasTooManyClusters: false,
})

/** How long it plays; undefined where no recording of a room takes as long, or a number is too large to be written. */
function secondsIn({ lastTicks, scale, videoTrack = 0 }: Seen): number | undefined {
  const areExact = [lastTicks, scale, videoTrack].every((number) => Number.isSafeInteger(number))
  const seconds = (lastTicks * scale) / nanosecondsPerSecond
  return areExact && scale > 0 && seconds <= webmLimits.seconds ? seconds : undefined
}

function readBlock(seen: Seen, { id }: EbmlElement, content: Buffer): void {
  const cluster = seen.clusters.at(-1)
  if (cluster === undefined || content.length < blockHeadBytes) return
  seen.lastTicks = Math.max(seen.lastTicks, cluster.ticks + content.readInt16BE(1))
  // Track numbers below 127 take one byte, whose first bit says so.
  if ((content.readUInt8(0) & 0x7f) !== seen.videoTrack) return
  cluster.beginsWithKeyframe ??= id === webmIds.simpleBlock && (content.readUInt8(3) & keyframeFlag) !== 0
}

function readNumber(seen: Seen, { id }: EbmlElement, value: number): void {
  const cluster = seen.clusters.at(-1)
  if (id === webmIds.timestampScale) seen.scale = value
  if (id === webmIds.trackNumber) seen.trackNumber = value
  if (id === webmIds.trackType && value === videoType) seen.videoTrack ??= seen.trackNumber
  if (id === webmIds.channels) seen.channels ??= value
  if (id === webmIds.timestamp && cluster !== undefined) {
    cluster.ticks = value
    seen.lastTicks = Math.max(seen.lastTicks, value)
  }
}

function beginCluster(seen: Seen, at: number): void {
  if (seen.clusters.length < webmLimits.clusters)
    seen.clusters.push({ at, ticks: 0, beginsWithKeyframe: undefined })
  else seen.hasTooManyClusters = true
}

function addCodecDelay(seen: Seen, element: EbmlElement): void {
  if (seen.clusters.length === 0 && seen.codecDelays.length < webmLimits.tracks)
    seen.codecDelays.push(element)
}

function readDuration(seen: Seen, element: EbmlElement, content: Buffer): void {
  if (content.some((byte) => byte !== 0)) seen.isIndexed = true
  else seen.emptyDuration ??= element
}

function meet(seen: Seen, element: EbmlElement): Wish {
  const { id } = element
  seen.firstId ??= id
  if (id === webmIds.segment) seen.segment ??= element
  if (id === webmIds.info) seen.info ??= element
  if (isIndex(element)) seen.isIndexed = true
  if (id === webmIds.codecDelay) addCodecDelay(seen, element)
  if (id === webmIds.cluster && seen.clusters.at(-1)?.at !== element.at) beginCluster(seen, element.at)
  if (parents.has(id)) return 'children'
  if (numbers.has(id) || id === webmIds.duration) return maxNumberBytes
  return id === webmIds.simpleBlock || id === webmIds.block ? blockHeadBytes : 'skip'
}

/** Finds the clusters and the duration of a WebM file that comes in pieces. */
export function createWebmReader() {
  const seen = nothingSeen()
  let header = Buffer.alloc(0)
  const reader = createEbmlReader(
    {
      wishFor: (element) => meet(seen, element),
      read(element, content) {
        if (element.id === webmIds.duration) readDuration(seen, element, content)
        else if (numbers.has(element.id)) readNumber(seen, element, numberIn(content))
        else readBlock(seen, element, content)
      },
    },
    webmLimits.elements,
  )
  /** False once the file can have no map. Nothing more is read then. */
  const isReadable = (): boolean =>
    (seen.firstId === undefined || seen.firstId === webmIds.ebml) &&
    reader.isValid() &&
    !seen.hasTooManyClusters &&
    (seen.clusters.length > 0 || header.length <= webmLimits.headerBytes)

  return {
    feed(piece: Uint8Array): void {
      if (!isReadable()) return
      if (seen.clusters.length === 0) header = Buffer.concat([header, piece])
      reader.feed(piece)
    },

    /** Undefined where the file is not readable to its end, or has what no recording of a room has. */
    map(): WebmMap | undefined {
      const { segment, info, clusters, videoTrack, lastTicks } = seen
      const [first] = clusters
      const seconds = secondsIn(seen)
      if (!isReadable() || segment === undefined || info === undefined) return undefined
      if (first === undefined || first.at > webmLimits.headerBytes || seconds === undefined) return undefined
      return {
        header: header.subarray(0, first.at),
        segment,
        info,
        videoTrack: videoTrack ?? 0,
        clusters: clusters.map(({ at, ticks, beginsWithKeyframe }) => ({
          at,
          ticks,
          beginsWithKeyframe: beginsWithKeyframe === true,
        })),
        durationTicks: lastTicks,
        seconds,
        isIndexed: seen.isIndexed,
        emptyDuration: seen.emptyDuration,
        codecDelays: [...seen.codecDelays],
        channels: seen.channels,
      }
    },
  }
}
