import { createLog, type Log } from './http/log.ts'
import { systemClock, systemRandom, type Clock, type Random } from './ports.ts'

/** What a group takes from outside, so that a test can set the clock, the randomness and read the log. */
export type World = { clock: Clock; random: Random; log: Log }

export const systemWorld = (): World => ({ clock: systemClock, random: systemRandom, log: createLog() })
