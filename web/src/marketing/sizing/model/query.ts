import type { ChoiceName } from './fields.ts'
import {
  initialInputs,
  isNumberName,
  isOption,
  numberIn,
  usedBy,
  type InputName,
  type Inputs,
} from './inputs.ts'

const namesFor = (inputs: Inputs): InputName[] => {
  const { questions, assumptions } = usedBy(inputs)
  return ['task', 'gpu', ...questions, ...assumptions]
}

/** The sizing as the query of a URL. One sizing has one query: names in a fixed order, and nothing for an initial value. */
export function searchOf(inputs: Inputs): string {
  const given = new URLSearchParams()
  for (const name of namesFor(inputs))
    if (inputs[name] !== initialInputs[name]) given.set(name, String(inputs[name]))
  return given.size === 0 ? '' : `?${given.toString()}`
}

export type ReadSizing = {
  readonly inputs: Inputs
  /** The parameters of the task with an unusable value, for which the initial one was taken. */
  readonly ignored: readonly { name: InputName; given: string }[]
}

/** How much a message repeats of an unusable value. */
const maxRepeatedCharacters = 20

function valueIn(name: InputName, text: string): string | number | undefined {
  if (isNumberName(name)) return numberIn(name, text)
  return isOption(name satisfies ChoiceName, text) ? text : undefined
}

/** Reads the query of a URL, which visitors can edit. Other parameters, such as a campaign's, are left out. */
export function readSizing(search: string): ReadSizing {
  const given = new URLSearchParams(search)
  const ignored: { name: InputName; given: string }[] = []
  let inputs = initialInputs
  const read = (name: InputName): void => {
    const text = given.get(name)
    if (text === null) return
    const value = valueIn(name, text)
    if (value === undefined) ignored.push({ name, given: text.slice(0, maxRepeatedCharacters) })
    else inputs = { ...inputs, [name]: value }
  }
  // These decide which others are used.
  const deciding = ['task', 'method'] as const
  for (const name of deciding) read(name)
  for (const name of namesFor(inputs)) if (!deciding.some((each) => each === name)) read(name)
  return { inputs, ignored: ignored.filter(({ name }) => namesFor(inputs).includes(name)) }
}
