import { services } from '../services.ts'

/** The shown service, and the time until which events are ignored, in milliseconds of the clock passed to `next`. */
export type ServiceTabs = { active: number; lockedUntil: number }

export type ServiceTabsEvent =
  | { type: 'chosen'; index: number }
  | { type: 'previous' }
  | { type: 'next' }
  | { type: 'first' }
  | { type: 'last' }

/** After a change the tabs ignore further events for this long. */
export const switchLockMilliseconds = 500

export const firstService: ServiceTabs = { active: 0, lockedUntil: 0 }

const count = services.length
const last = count - 1

function targetOf(active: number, event: ServiceTabsEvent): number {
  switch (event.type) {
    case 'chosen':
      return event.index
    case 'previous':
      return active === 0 ? last : active - 1
    case 'next':
      return active === last ? 0 : active + 1
    case 'first':
      return 0
    case 'last':
      return last
  }
}

export function next(state: ServiceTabs, event: ServiceTabsEvent, now: number): ServiceTabs {
  if (now < state.lockedUntil) return state
  const target = targetOf(state.active, event)
  // Only a change starts the lock.
  if (target === state.active) return state
  return { active: target, lockedUntil: now + switchLockMilliseconds }
}
