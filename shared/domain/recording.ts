import * as z from 'zod/mini'
import { roomLifetimeSeconds } from './interview.ts'
import { audioBitsPerSecond, partSeconds, videoBitsPerSecond } from './recording-rate.ts'

/** The containers that browsers record, with the extension of their files. */
export const recordingTypes = { 'video/webm': 'webm', 'video/mp4': 'mp4' } as const
export type RecordingType = keyof typeof recordingTypes

export const recordingLimits = {
  /** A device that was changed or is back begins another stream of the recorder, as does a lower bitrate. */
  segments: 20,
  partsOfSegment: 600,
  /** Six times a part of five seconds. What a recorder delivers beyond it is another part. */
  partBytes: 2 * 1024 * 1024,
} as const

const bitsPerByte = 8
/** From the opening of the room to its end, longer than any interview. */
const longestSeconds = roomLifetimeSeconds
const honest = {
  bytes: ((videoBitsPerSecond + audioBitsPerSecond) / bitsPerByte) * longestSeconds,
  /** The last part of a segment is shorter. */
  parts: longestSeconds / partSeconds + recordingLimits.segments,
} as const
/** For parts that are announced again after a failure, and for a recorder that exceeds the bitrate it was asked for. */
const margin = 4

/** What the parts of one session may be together, with each announcement counted: 411 MB in 1,280 parts. */
export const sessionLimits = { bytes: margin * honest.bytes, parts: margin * honest.parts } as const

/** A part of a recording before it is uploaded. A segment's parts count from 0 and are one stream in their order. */
export const recordingPart = z.object({
  segment: z.int().check(z.minimum(1), z.maximum(recordingLimits.segments)),
  part: z.int().check(z.minimum(0), z.maximum(recordingLimits.partsOfSegment - 1)),
  /** In bytes. */
  size: z.int().check(z.minimum(1), z.maximum(recordingLimits.partBytes)),
  /** Without the codecs. */
  contentType: z.enum(['video/webm', 'video/mp4']),
})

export type RecordingPart = z.output<typeof recordingPart>

/** How many parts each segment has, in the order of the segments; sent when the interview ends. */
export const recordedParts = z
  .array(z.int().check(z.minimum(0), z.maximum(recordingLimits.partsOfSegment)))
  .check(z.maxLength(recordingLimits.segments))

/** When each segment began, in milliseconds of the interview: between two, nothing was recorded. Sent when it ends. */
export const segmentStarts = z.array(z.int().check(z.minimum(0))).check(z.maxLength(recordingLimits.segments))

/** Parts that a weak connection delays are accepted this long after the end. */
export const lateRecordingSeconds = 600

/** Recordings of one call: each attempt after a lost one begins another. */
export const mostCloudRecordings = 20
