import { createLog, type Log } from './http/log.ts'
import { systemClock, systemRandom, type Clock, type Random } from './ports.ts'

/** Injected into each group, so that tests control clock and randomness and read the log. */
export type World = { clock: Clock; random: Random; log: Log }

export const systemWorld = (): World => ({ clock: systemClock, random: systemRandom, log: createLog() })
