import { numberFields, type ChoiceName, type NumberName } from '../model/fields.ts'
import { initialInputs, isNumberName, isOption, numberIn, usedBy, type Inputs } from '../model/inputs.ts'
import { readSizing, type ReadSizing } from '../model/query.ts'
import { asTyped } from './figures.ts'

/** The inputs, and what is typed into number fields while it differs from how the number is shown. */
export type SizingState = ReadSizing & {
  readonly typed: Readonly<Partial<Record<NumberName, string>>>
  /** Whether the visitor has changed something since the URL was read. */
  readonly isEdited: boolean
}

export type SizingEvent =
  | { kind: 'opened'; search: string }
  | { kind: 'typed'; name: NumberName; text: string }
  | { kind: 'left'; name: NumberName }
  | { kind: 'moved'; name: NumberName; value: number }
  | { kind: 'chosen'; name: ChoiceName; option: string }
  | { kind: 'assumptions reset' }

export const openedAt = (search: string): SizingState => ({
  ...readSizing(search),
  typed: {},
  isEdited: false,
})

const without = (typed: SizingState['typed'], name: NumberName): SizingState['typed'] =>
  Object.fromEntries(Object.entries(typed).filter(([each]) => each !== name))

const edited = (state: SizingState, inputs: Inputs, typed = state.typed): SizingState => ({
  inputs,
  typed,
  ignored: [],
  isEdited: true,
})

function withInitialAssumptions(state: SizingState): SizingState {
  const { assumptions } = usedBy(state.inputs)
  const initial = Object.fromEntries(assumptions.map((name) => [name, initialInputs[name]]))
  const typed = Object.fromEntries(
    Object.entries(state.typed).filter(([name]) => !assumptions.some((each) => each === name)),
  )
  return edited(state, { ...state.inputs, ...initial }, typed)
}

export function nextSizing(state: SizingState, event: SizingEvent): SizingState {
  switch (event.kind) {
    case 'opened':
      return openedAt(event.search)
    case 'typed': {
      const value = numberIn(event.name, event.text)
      const typed = { ...state.typed, [event.name]: event.text }
      return edited(
        state,
        value === undefined ? state.inputs : { ...state.inputs, [event.name]: value },
        typed,
      )
    }
    case 'left':
      return problemOf(state, event.name) === undefined
        ? { ...state, typed: without(state.typed, event.name) }
        : state
    case 'moved':
      return edited(state, { ...state.inputs, [event.name]: event.value }, without(state.typed, event.name))
    case 'chosen':
      return isOption(event.name, event.option)
        ? edited(state, { ...state.inputs, [event.name]: event.option })
        : state
    case 'assumptions reset':
      return withInitialAssumptions(state)
  }
}

export const textOf = ({ inputs, typed }: SizingState, name: NumberName): string =>
  typed[name] ?? asTyped(inputs[name])

/** The message for a number field whose text is not a number within its bounds. */
export function problemOf({ typed }: SizingState, name: NumberName): string | undefined {
  const text = typed[name]
  if (text === undefined || numberIn(name, text) !== undefined) return undefined
  const { minimum, maximum } = numberFields[name]
  return `Enter a number from ${asTyped(minimum)} to ${asTyped(maximum)}.`
}

/** The labels of the used fields with a problem. The answer still follows from their last valid value. */
export function labelsWithProblems(state: SizingState): readonly string[] {
  const { questions, assumptions } = usedBy(state.inputs)
  return [...questions, ...assumptions]
    .filter(isNumberName)
    .filter((name) => problemOf(state, name) !== undefined)
    .map((name) => numberFields[name].label)
}

/** The index of the stop that is nearest to a value, by ratio. */
export function nearestStop(stops: readonly number[], value: number): number {
  const distance = (stop: number): number => Math.abs(Math.log(stop / value))
  return stops.reduce(
    (best, stop, index) => (distance(stop) < distance(stops[best] ?? stop) ? index : best),
    0,
  )
}
