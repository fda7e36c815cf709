/** A diagram as data: who takes part, and what goes from one to another, in order. */
export type Diagram = {
  /** The name of its files in docs/diagrams. */
  name: string
  title: string
  /** From left to right, by id. */
  parts: Readonly<Record<string, Part>>
  steps: readonly Step[]
}

export type Part = { name: string; about: string }

/** A step within one part has the same `from` and `to`. */
export type Step = { from: string; to: string; text: string }
