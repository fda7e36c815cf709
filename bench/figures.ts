import { alignedText } from './aligned-text.ts'

/** One line of the report: a measurement and a lower limit ("floor") measured in the same run. */
export type Figure = {
  what: string
  measured: Quantity
  floor: Quantity & { name: string }
  /** The median of the rounds' ratios, which can differ from the ratio of the two medians. */
  ratio: number
  goal?: { text: string; holds: boolean }
}

export type Quantity = { value: number; unit: 'kB' | 'ms' | 'us' | 'per s' }

export type Section = { title: string; figures: readonly Figure[] }

/** The goals for the product's cost. Reasons: docs/decisions/012-runtime-cost.md */
export const goals = {
  kilobytesOnDynamoAlone: 400,
  /** CPU time to the first answer, as a ratio to `hand-signed.ts`. */
  firstAnswerToHandSigned: { health: 5.5, contact: 7.2, contactRelay: 4.7 },
  fieldsToBareText: 2.5,
  millisecondsOfSlowCvs: 500,
  scanToRecogniser: 1.3,
  jobListPerSecond: 1000,
  unknownToKnownSignIn: { min: 0.9, max: 1.1 },
} as const

export const ratioAtMost = (limit: number, ratio: number): NonNullable<Figure['goal']> => ({
  text: `ratio <= ${limit}`,
  holds: ratio <= limit,
})

export const missed = (sections: readonly Section[]): Figure[] =>
  sections.flatMap(({ figures }) => figures.filter(({ goal }) => goal?.holds === false))

const shown = ({ value, unit }: Quantity): string => `${value.toFixed(value < 1000 ? 1 : 0)} ${unit}`

const rowOf = ({ what, measured, floor, ratio, goal }: Figure): string[] => [
  what,
  shown(measured),
  `${shown(floor)}  ${floor.name}`,
  ratio.toFixed(2),
  goal?.text ?? '',
  goal === undefined ? '' : goal.holds ? 'holds' : 'MISSES',
]

const heading = ['', 'measured', 'floor', 'ratio', 'goal', '']

export const tableOf = ({ title, figures }: Section): string =>
  alignedText([[title, ...heading.slice(1)], ...figures.map(rowOf)])
