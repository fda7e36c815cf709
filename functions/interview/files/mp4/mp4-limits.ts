import { longestRoomSeconds } from '#shared/application/session/interview-status.ts'
import { webmLimits } from '../webm/webm-limits.ts'

/** A fragment is a `moof` and a `mdat`; Safari makes one a second or less. */
const boxesPerSecond = 2 * 4

/**
 * What a recording of one room can have at most. A file beyond it is copied as it is, so that reading it takes bounded memory
 * and time, whatever it contains.
 */
export const mp4Limits = {
  boxes: boxesPerSecond * longestRoomSeconds,
  /** Of a box that is read: the head of a fragment has some kilobytes. */
  boxBytes: 1024 * 1024,
  /** Enough for the size, the type and a size of eight bytes. */
  headBytes: 16,
  seconds: webmLimits.seconds,
} as const
