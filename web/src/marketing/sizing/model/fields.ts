import { gpuFigures } from './gpu-figures.ts'

/** A number that a visitor sets, with its bounds. */
export type NumberField = {
  readonly label: string
  /** Follows the number: "70 billion". */
  readonly unit: string
  readonly minimum: number
  readonly maximum: number
  readonly initial: number
  readonly decimals: number
  readonly note?: string
  /** The values of the slider, from the minimum to the maximum. A field without them is a number alone. */
  readonly stops?: readonly number[]
}

const mantissas = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9] as const

/** Round numbers between two bounds, twelve in each power of ten, with further ones. */
function roundNumbers(minimum: number, maximum: number, further: readonly number[] = []): number[] {
  const powers = Array.from({ length: 12 }, (_, index) => index - 2)
  const round = powers.flatMap((power) =>
    mantissas.map((mantissa) => Number((mantissa * 10 ** power).toPrecision(2))),
  )
  // From a whole number on, the others are whole too.
  const isWhole = Number.isInteger(minimum)
  const inside = [...round, ...further].filter(
    (value) => value > minimum && value < maximum && (!isWhole || Number.isInteger(value)),
  )
  return [...new Set([minimum, ...inside, maximum])].toSorted((a, b) => a - b)
}

const bounded = (minimum: number, maximum: number, initial: number) => ({
  minimum,
  maximum,
  initial,
  decimals: 0,
})
const percent = (minimum: number, maximum: number, initial: number) => ({
  unit: '%',
  ...bounded(minimum, maximum, initial),
})

export const numberFields = {
  parameters: {
    label: 'Parameters',
    unit: 'billion',
    ...bounded(0.1, 2000, 70),
    decimals: 3,
    stops: roundNumbers(0.1, 2000, [13, 34, 110, 175, 405]),
  },
  tokens: {
    label: 'Training tokens',
    unit: 'billion',
    ...bounded(1, 100_000, 1400),
    note: '20 for each parameter is the published rule of thumb; recent models take far more.',
    stops: roundNumbers(1, 100_000, [14, 140, 1400, 15_600]),
  },
  days: {
    label: 'Deadline',
    unit: 'days',
    ...bounded(1, 365, 30),
    stops: [1, 2, 3, 4, 5, 7, 10, 14, 21, 30, 45, 60, 75, 90, 120, 150, 180, 240, 300, 365],
  },
  examples: {
    label: 'Tokens in all examples',
    unit: 'million',
    ...bounded(1, 100_000, 100),
    note: 'Examples × tokens in each × epochs.',
    stops: roundNumbers(1, 100_000),
  },
  hours: {
    label: 'Deadline',
    unit: 'hours',
    ...bounded(1, 720, 24),
    stops: [1, 2, 3, 4, 6, 8, 12, 18, 24, 36, 48, 72, 96, 120, 168, 240, 336, 480, 720],
  },
  requests: {
    label: 'Requests at once',
    unit: 'requests',
    ...bounded(1, 100_000, 200),
    stops: roundNumbers(1, 100_000),
  },
  speed: {
    label: 'Speed for each user',
    unit: 'tokens/s',
    ...bounded(1, 200, 30),
    note: 'People read about 5 to 10 tokens a second.',
    stops: [1, 2, 3, 5, 8, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 120, 150, 200],
  },
  prompt: {
    label: 'Prompt',
    unit: 'tokens',
    ...bounded(1, 128_000, 1500),
    stops: roundNumbers(1, 128_000).filter((value) => value === 1 || value >= 100),
  },
  answer: { label: 'Answer', unit: 'tokens', ...bounded(1, 32_000, 500) },
  utilisation: {
    label: 'Utilisation (MFU)',
    ...percent(5, 80, 40),
    decimals: 1,
    note: 'Of the published FLOPS. Llama 3 405B: 38 to 43%.',
  },
  sequence: { label: 'Sequence length', unit: 'tokens', ...bounded(128, 131_072, 4096) },
  batch: { label: 'Sequences at once', unit: 'per copy', ...bounded(1, 64, 1) },
  usable: {
    label: 'Memory in use',
    ...percent(50, 98, 90),
    note: 'The rest is for buffers and fragments.',
  },
  adapter: { label: 'Adapter size', ...percent(0.01, 10, 1), decimals: 2, note: 'Of the parameters.' },
  bandwidthUse: { label: 'Bandwidth in use', ...percent(10, 95, 60), note: 'Of the published bandwidth.' },
  grouping: {
    label: 'Query heads per key head',
    unit: 'heads',
    ...bounded(1, 16, 8),
    note: 'Llama 3 70B: 8. Without grouping: 1.',
  },
} as const satisfies Record<string, NumberField>

export type NumberName = keyof typeof numberFields
export const numberNames = Object.keys(numberFields) as NumberName[]

export type Option = { readonly label: string; readonly detail?: string }

/** The choices that a visitor makes. */
export const choiceFields = {
  task: {
    label: 'What do you want to run?',
    initial: 'train',
    options: {
      train: { label: 'Train' },
      'fine-tune': { label: 'Fine-tune' },
      serve: { label: 'Serve' },
    },
  },
  gpu: { label: 'GPU', initial: 'h100', options: namesOf() },
  arithmetic: {
    label: 'Precision',
    initial: '16-bit',
    options: { '16-bit': { label: 'BF16, mixed' }, '8-bit': { label: 'FP8, mixed' } },
  },
  method: {
    label: 'Method and precision',
    initial: 'lora',
    options: {
      lora: { label: 'LoRA', detail: '16-bit weights' },
      qlora: { label: 'QLoRA', detail: '4-bit weights' },
      full: { label: 'Full', detail: 'BF16, mixed' },
    },
  },
  weights: {
    label: 'Precision of the weights',
    initial: '16-bit',
    options: { '16-bit': { label: '16 bits' }, '8-bit': { label: '8 bits' }, '4-bit': { label: '4 bits' } },
  },
  optimizer: {
    label: 'Optimizer',
    initial: 'adam',
    options: { adam: { label: 'Adam, 32-bit states' }, 'adam-8-bit': { label: 'Adam, 8-bit states' } },
  },
  activations: {
    label: 'Activations',
    initial: 'kept',
    options: { kept: { label: 'Kept' }, recomputed: { label: 'Recomputed' } },
  },
  cache: {
    label: 'Precision of the KV cache',
    initial: '16-bit',
    options: { '16-bit': { label: '16 bits' }, '8-bit': { label: '8 bits' } },
  },
} as const satisfies Record<string, { label: string; initial: string; options: Record<string, Option> }>

function namesOf(): Record<keyof typeof gpuFigures, Option> {
  const entries = Object.entries(gpuFigures).map(
    ([key, { name, memoryGigabytes }]) => [key, { label: name, detail: `${memoryGigabytes} GB` }] as const,
  )
  return Object.fromEntries(entries) as Record<keyof typeof gpuFigures, Option>
}

export type ChoiceName = keyof typeof choiceFields
export type ChoiceOf<Name extends ChoiceName> = keyof (typeof choiceFields)[Name]['options'] & string
export const choiceNames = Object.keys(choiceFields) as ChoiceName[]
export type Task = ChoiceOf<'task'>
