import { createLog, type Log } from '../log/log.ts'
import { systemClock, systemRandom, type Clock, type PasswordCost, type Random } from './ports.ts'

/** Injected into each group, so that tests control clock and randomness and read the log. */
export type World = {
  clock: Clock
  random: Random
  log: Log
  /** OWASP's without one; a lower cost saves the tests a twentieth of their time. */
  passwordCost?: PasswordCost
}

export const systemWorld = (): World => ({ clock: systemClock, random: systemRandom, log: createLog() })
