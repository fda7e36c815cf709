/** How often a page tells the API that its member is active. */
const reportMilliseconds = 60_000
/** Older activity is not reported: after a computer slept, it would begin another half an hour. */
const freshMilliseconds = 2 * reportMilliseconds
/** How long before the end it asks whether the member is still there. */
const askMilliseconds = 60_000

/** Times of this browser's clock, in milliseconds. */
export type Activity = {
  activeAt: number
  reportedAt: number
  /** When the sign-in ends without activity, as far as this page knows: another tab can have reported, too. */
  until: number
}

/** `check`: ask the API whether the sign-in is over. */
export type NextStep = 'report' | 'ask' | 'check' | 'wait'

export function nextStep({ activeAt, reportedAt, until }: Activity, now: number): NextStep {
  if (now >= until) return 'check'
  const isNew = activeAt > reportedAt && now - activeAt <= freshMilliseconds
  if (isNew && now - reportedAt >= reportMilliseconds) return 'report'
  return now >= until - askMilliseconds ? 'ask' : 'wait'
}
