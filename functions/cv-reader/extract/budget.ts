import { LimitExceeded } from '../errors.ts'

/** How much a document may still decompress to, over all its parts together: bytes, elements or characters. */
export type Budget = {
  readonly left: () => number
  /** Throws when less is left. Called before a step whose size is known, otherwise immediately after it. */
  readonly spend: (count: number) => void
}

export function createBudget(max: number, of: LimitExceeded['of'] = 'bytes'): Budget {
  let left = max
  return {
    left: () => left,
    spend: (count) => {
      if (count > left) throw new LimitExceeded(of)
      left -= count
    },
  }
}
