import type { LimitName } from '#shared/platform/contract/limits.ts'
import type { Log } from '#functions/platform/log/log.ts'
import type { Counter } from '#functions/platform/limits/guards.ts'
import type { LetterBrake } from '#functions/platform/limits/letter-brake.ts'
import type { Limiter, Taken } from '#functions/platform/limits/limiter.ts'
import { mailboxIdentity } from '#functions/platform/limits/mailbox-identity.ts'

/**
 * Counts the letters to an unproved mailbox over all accounts with its spellings, deleted ones included: a visitor can register
 * another person's address again and again.
 */
export const letterBeforeProof = (email: string): Counter => ({
  name: 'letterBeforeProof',
  key: mailboxIdentity(email),
})

/** Counts a letter to an unproved mailbox for the day, and for the network that caused it, where that is known. */
export const lettersOfDay = (network: string | undefined): Counter[] => [
  { name: 'firstLetters', key: 'all' },
  ...(network === undefined ? [] : [{ name: 'firstLettersPerNetwork', key: network } as const]),
]

const heldSeconds = 60 * 60

/** Counts a letter to an unproved mailbox, unless such letters are held because too many bounced. */
export async function takeFirstLetter(
  counters: readonly Counter[],
  { limiter, letterBrake }: { limiter: Limiter; letterBrake: Pick<LetterBrake, 'isOn'> },
): Promise<Taken> {
  return (await letterBrake.isOn())
    ? { allowed: false, retryAfterSeconds: heldSeconds, full: ['firstLetters'] }
    : limiter.take(counters)
}

/** Whether a letter is left out for the sum of the day, so that it can be sent later, and not for its own mailbox. */
export const canWait = (full: readonly LimitName[]): boolean =>
  !full.includes('letterBeforeProof') && full.some((name) => name.startsWith('firstLetters'))

/** Counts in the metric whose alarm reports that the letters of the day are used up, or held. */
export const noteLeftOut = (log: Log, full: readonly LimitName[], userId?: string): void =>
  log.warn(
    'a letter was left out',
    { userId, limits: full.join(' ') },
    full.includes('firstLetters') ? 'FirstLettersHeld' : undefined,
  )
