const secondsPerMinute = 60
const millisecondsPerSecond = 1000

/** Formats a remaining time as minutes:seconds. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / millisecondsPerSecond))
  return `${Math.floor(seconds / secondsPerMinute)}:${String(seconds % secondsPerMinute).padStart(2, '0')}`
}
