/** Of two saves in the same millisecond the second one gets a later time, so a condition on the time detects each change. */
export const laterThan = (before: string | undefined, now: Date): string =>
  new Date(Math.max(now.getTime(), before === undefined ? 0 : Date.parse(before) + 1)).toISOString()
