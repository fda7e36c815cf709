import { roomSeconds, type TimeFactor } from './interview-status.ts'
import { audioBitsPerSecond, partSeconds, videoBitsPerSecond } from './recording-rate.ts'

/** The containers that browsers record, with the extension of their files. */
export const recordingTypes = { 'video/webm': 'webm', 'video/mp4': 'mp4' } as const
export type RecordingType = keyof typeof recordingTypes

/** A reload, or another device that continues the interview, is another page. */
export const maxPages = 5
/** The recorder begins another stream when a camera or microphone is changed or reconnected, and when the bitrate is lowered. */
const segmentsOfPage = 20

export const recordingLimits = {
  segmentsOfPage,
  segments: maxPages * segmentsOfPage,
  partsOfSegment: 600,
  /** Six times a part of five seconds. Longer output of a recorder is split into parts. */
  partBytes: 2 * 1024 * 1024,
} as const

const bitsPerByte = 8
/** For parts whose upload failed and is requested again, and for recorders that exceed the requested bitrate. */
const margin = 4

/**
 * The sum of the parts of one session, with each requested upload counted: 411 MB in 1,280 parts, and more with extra time. Computed
 * for the time from the opening of the room to its end, which is longer than any interview.
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

/** Recordings that the provider may begin in one call: one more after each interruption. */
export const maxCloudRecordings = 20
