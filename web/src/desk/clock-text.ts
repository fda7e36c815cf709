const secondMilliseconds = 1000
const minuteSeconds = 60

/** `2:05`, as the player shows it; undefined without a time. */
export function clockText(milliseconds: number | null): string | undefined {
  if (milliseconds === null) return undefined
  const seconds = Math.floor(milliseconds / secondMilliseconds)
  return `${Math.floor(seconds / minuteSeconds)}:${String(seconds % minuteSeconds).padStart(2, '0')}`
}
