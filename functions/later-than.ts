/** Of two saves in the same millisecond the second one is later, so that what was read is told from what is stored. */
export const laterThan = (before: string | undefined, now: Date): string =>
  new Date(Math.max(now.getTime(), before === undefined ? 0 : Date.parse(before) + 1)).toISOString()
