export type Clock = () => Date

export type Random = {
  /** Unguessable: 128 random bits in hexadecimal. */
  id: () => string
  /** At least 0 and less than 1. */
  fraction: () => number
}

/** What computing a password's hash takes: argon2id's memory and passes over it. */
export type PasswordCost = { memoryKibibytes: number; passes: number; parallelism: number }

/** OWASP's first choice. Each hash stores its cost, so this can be raised without invalidating passwords. */
export const owaspPasswordCost: PasswordCost = { memoryKibibytes: 19 * 1024, passes: 2, parallelism: 1 }

export const systemClock: Clock = () => new Date()

export const systemRandom: Random = {
  id: () => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex'),
  fraction: () => Math.random(),
}
