import {
  choiceFields,
  choiceNames,
  numberFields,
  numberNames,
  type ChoiceName,
  type ChoiceOf,
  type NumberName,
  type Task,
} from './fields.ts'

/** Everything that a visitor can set. Inputs that the task does not use keep their values. */
export type Inputs = Readonly<Record<NumberName, number>> & {
  readonly [Name in ChoiceName]: ChoiceOf<Name>
}

export type InputName = NumberName | ChoiceName

const initialNumbers = Object.fromEntries(numberNames.map((name) => [name, numberFields[name].initial]))
const initialChoices = Object.fromEntries(choiceNames.map((name) => [name, choiceFields[name].initial]))

export const initialInputs = { ...initialNumbers, ...initialChoices } as Inputs

type Used = { readonly questions: readonly InputName[]; readonly assumptions: readonly InputName[] }

const ofTask: Readonly<Record<Task, Used>> = {
  train: {
    questions: ['parameters', 'arithmetic', 'tokens', 'days'],
    assumptions: ['utilisation', 'usable', 'sequence', 'batch', 'activations', 'optimizer'],
  },
  'fine-tune': {
    questions: ['parameters', 'method', 'examples', 'hours'],
    assumptions: ['utilisation', 'usable', 'sequence', 'batch', 'activations', 'optimizer'],
  },
  serve: {
    questions: ['parameters', 'weights', 'requests', 'speed', 'prompt'],
    assumptions: ['answer', 'cache', 'grouping', 'bandwidthUse', 'utilisation', 'usable'],
  },
}

/** The inputs of a task besides the task and the GPU: what it asks, and what it assumes. */
export function usedBy({ task, method }: Pick<Inputs, 'task' | 'method'>): Used {
  const used = ofTask[task]
  return task === 'fine-tune' && method !== 'full'
    ? { ...used, assumptions: [...used.assumptions, 'adapter'] }
    : used
}

export const isNumberName = (name: string): name is NumberName => Object.hasOwn(numberFields, name)
export const isOption = <Name extends ChoiceName>(name: Name, text: string): text is ChoiceOf<Name> =>
  Object.hasOwn(choiceFields[name].options, text)

const plainNumber = /^\d{1,9}(\.\d{0,6})?$|^\.\d{1,6}$/

/** A typed number, with or without group separators; undefined where the text is not a number or out of bounds. */
export function numberIn(name: NumberName, text: string): number | undefined {
  const plain = text.replaceAll(/[\s,]/g, '')
  if (!plainNumber.test(plain)) return undefined
  const { minimum, maximum, decimals } = numberFields[name]
  const value = Number(Number(plain).toFixed(decimals))
  return value >= minimum && value <= maximum ? value : undefined
}
