import type { Movie } from './times.ts'

const maxUnsigned = 2 ** 32 - 1

/** 0, or every bit set: in eight bytes that is more than any safe number. */
const isUnknown = (duration: number): boolean => duration === 0 || duration >= maxUnsigned

/**
 * The header with the duration of the film and of its tracks, in the same number of bytes, because fragments may name places
 * in the file; undefined where the film has one.
 */
export function timedHeader(header: Buffer, movie: Movie, seconds: number): Buffer | undefined {
  const ticks = Math.round(seconds * movie.timescale)
  if (!isUnknown(movie.duration) || ticks > maxUnsigned) return undefined
  const changed = Buffer.from(header)
  for (const { at, bytes } of movie.durations)
    if (bytes === 4) changed.writeUInt32BE(ticks, at)
    else changed.writeBigUInt64BE(BigInt(ticks), at)
  return changed
}
