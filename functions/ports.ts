export type Clock = () => Date

export type Random = {
  /** Unguessable: 122 random bits in hexadecimal. */
  id: () => string
  /** At least 0 and less than 1. */
  fraction: () => number
}

export const systemClock: Clock = () => new Date()

export const systemRandom: Random = {
  id: () => crypto.randomUUID().replaceAll('-', ''),
  fraction: () => Math.random(),
}
