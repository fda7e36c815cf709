import * as z from 'zod/mini'
import { recordingLimits } from './recording-limits.ts'

/** A part of a recording before it is uploaded. Parts count from 0; the parts of a segment in their order are one stream. */
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

/** When each segment began, in milliseconds of the interview; between segments nothing was recorded. Sent when the interview ends. */
export const segmentStarts = z.array(z.int().check(z.minimum(0))).check(z.maxLength(recordingLimits.segments))
