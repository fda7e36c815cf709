/** A sequence diagram as data. */
export type Diagram = {
  /** The name of its files in docs/diagrams. */
  name: string
  title: string
  /** From left to right, by id. */
  parts: Readonly<Record<string, Part>>
  steps: readonly Step[]
}

export type Part = { name: string; about: string }

/** For a step within one part, `from` and `to` are the same. */
export type Step = { from: string; to: string; text: string }
