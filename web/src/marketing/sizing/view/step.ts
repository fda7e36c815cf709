import type { Source } from '../model/sources.ts'

/** One step of the arithmetic, in the order in which a reader can repeat it. */
export type Step = {
  readonly title: string
  /** The formula with its numbers. */
  readonly working: string
  readonly result: string
  readonly sources: readonly Source[]
}
