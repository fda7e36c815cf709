import type { Retries } from '../../api/unsent/retry.ts'

/** The clock that the room's parts take as an argument. `after` and `every` answer a function that stops them. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number
  after: (milliseconds: number, run: () => void) => () => void
  every: (milliseconds: number, run: () => void) => () => void
}

/** What repeating calls needs, with the room's whole clock. */
export type RoomRetries = Retries & { clock: Clock }
