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

/** A recorder begins before the interview's clock does, on a slow device by seconds. */
const earliestMilliseconds = -60_000
const moment = z.int().check(z.minimum(earliestMilliseconds))

/**
 * When the page asked the recorder of each segment to start, in milliseconds of the interview; between segments nothing was recorded.
 * Sent when the interview ends.
 */
export const segmentStarts = z.array(moment).check(z.maxLength(recordingLimits.segments))

/**
 * What the page saw of a segment's recorder, in milliseconds of the interview: when it asked for the start, when the start was
 * reported, and when it asked for the stop. The first frame lies between the first two; the file's length shows where.
 */
export const recorderTimes = z.object({
  segment: z.int().check(z.minimum(1), z.maximum(recordingLimits.segments)),
  asked: moment,
  began: moment,
  stopped: moment,
})

export type RecorderTimes = z.output<typeof recorderTimes>

export const allRecorderTimes = z.array(recorderTimes).check(z.maxLength(recordingLimits.segments))

/** What a recorder still held when it was asked to stop: 60 to 160 ms in Chromium, also at a sixth of the processor's speed. */
const heldBackMilliseconds = 80

/** When the first frame of a segment was recorded, in milliseconds of the interview, by the length of its file. */
export const segmentStart = ({ asked, began, stopped }: RecorderTimes, fileMilliseconds: number): number =>
  Math.max(asked, Math.min(began, stopped - heldBackMilliseconds - fileMilliseconds))
