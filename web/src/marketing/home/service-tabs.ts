import { services } from '../services.ts'

/** Which service is shown, and until when (in the milliseconds of any clock) it stays. */
export type ServiceTabs = { active: number; lockedUntil: number }

export type ServiceTabsEvent =
  | { type: 'chosen'; index: number }
  | { type: 'previous' }
  | { type: 'next' }
  | { type: 'first' }
  | { type: 'last' }

/** So long a change is looked at before the next one may follow. */
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
  // Choosing what is shown already changes nothing, so it must not block what follows.
  if (target === state.active) return state
  return { active: target, lockedUntil: now + switchLockMilliseconds }
}
