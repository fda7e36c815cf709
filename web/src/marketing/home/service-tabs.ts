import type { Service } from '../services.ts'

type Id = Service['id']

/** The shown service, and the time until which choices are ignored, in milliseconds of the clock passed to `choose`. */
export type ServiceTabs = { shown: Id; lockedUntil: number }

/** After a change the tabs ignore further choices for this long. */
export const switchLockMilliseconds = 500

export function choose(state: ServiceTabs, id: Id, now: number): ServiceTabs {
  // Only a change starts the lock.
  if (now < state.lockedUntil || id === state.shown) return state
  return { shown: id, lockedUntil: now + switchLockMilliseconds }
}
