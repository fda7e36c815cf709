import { longestRoomSeconds } from '#shared/application/session/interview-status.ts'

/** Browsers begin a cluster with each keyframe, of which they make one every few seconds. */
const clustersPerSecond = 4
/** 30 images and 100 packets of sound of 10 ms, each with up to three elements around it. */
const elementsPerSecond = (30 + 100) * 4

/**
 * What a recording of one room can have at most. A file beyond it is copied as it is, so that reading it takes bounded memory
 * and time, whatever it contains.
 */
export const webmLimits = {
  clusters: clustersPerSecond * longestRoomSeconds,
  elements: elementsPerSecond * longestRoomSeconds,
  /** A recording has one of images and one of sound. */
  tracks: 8,
  /** The header of a recording has some hundred bytes. */
  headerBytes: 1024 * 1024,
  /** As for the times of a transcript. */
  seconds: 2 * 60 * 60,
} as const
