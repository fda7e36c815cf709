import type { Movie } from './times.ts'

const maxUnsigned = 2 ** 32 - 1

/** 0, or every bit set, in four or eight bytes. */
const isUnknown = (duration: number): boolean => duration === 0 || duration >= maxUnsigned

/**
 * The header with the durations of the movie and its tracks, in the same number of bytes, because fragments may contain offsets in
 * the file; undefined where the movie has a duration.
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
