/** The world, as far as a rule or a test wants to decide it. */
export type Clock = () => Date

export type Random = {
  /** Unguessable, 128 bits, safe in an address. */
  id: () => string
  /** From 0 up to, not including, 1. */
  fraction: () => number
}

export const systemClock: Clock = () => new Date()

export const systemRandom: Random = {
  id: () => crypto.randomUUID().replaceAll('-', ''),
  fraction: () => Math.random(),
}
