import { roomSeconds, type TimeFactor } from './interview-status.ts'
import { audioBitsPerSecond, partSeconds, videoBitsPerSecond } from './recording-rate.ts'

/** The containers that browsers record, with the extension of their files. */
export const recordingTypes = { 'video/webm': 'webm', 'video/mp4': 'mp4' } as const
export type RecordingType = keyof typeof recordingTypes

/** A page of the interview: a reload, or another device that goes on with it, is another one. */
export const maxPages = 5
/** A device that was changed or is back begins another stream of the recorder, as does a lower bitrate. */
const segmentsOfPage = 20

export const recordingLimits = {
  segmentsOfPage,
  segments: maxPages * segmentsOfPage,
  partsOfSegment: 600,
  /** Six times a part of five seconds. What a recorder delivers beyond it is another part. */
  partBytes: 2 * 1024 * 1024,
} as const

const bitsPerByte = 8
/** For parts that are announced again after a failure, and for a recorder that exceeds the bitrate it was asked for. */
const margin = 4

/**
 * What the parts of one session may be together, with each announcement counted: 411 MB in 1,280 parts, and more with extra
 * time. Counted from the opening of the room to its end, which is longer than any interview.
 */
export function sessionLimits(factor: TimeFactor = 1): { bytes: number; parts: number } {
  const seconds = roomSeconds(factor)
  const bytes = ((videoBitsPerSecond + audioBitsPerSecond) / bitsPerByte) * seconds
  /** The last part of a segment is shorter. */
  const parts = seconds / partSeconds + segmentsOfPage
  return { bytes: margin * bytes, parts: margin * parts }
}

/** Parts that a weak connection delays are accepted this long after the end. */
export const lateRecordingSeconds = 600

/** Recordings of one call: each attempt after a lost one begins another. */
export const maxCloudRecordings = 20
