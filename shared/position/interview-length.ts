import { minuteSeconds } from '#shared/platform/durations.ts'

/** Pages and letters tell candidates "15–20 minutes". */
const maxToldMinutes = 20

/** The warning for sections that take longer than candidates are told; undefined where they do not. */
export function lengthWarning(sections: readonly { duration: number }[]): string | undefined {
  const seconds = sections.reduce((sum, { duration }) => sum + (Number.isNaN(duration) ? 0 : duration), 0)
  const minutes = Math.ceil(seconds / minuteSeconds)
  return minutes > maxToldMinutes
    ? `The sections take ${minutes} minutes, but candidates are told 15–20. Shorten or remove a section.`
    : undefined
}
