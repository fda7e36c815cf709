import * as fc from 'fast-check'
import { choiceFields, choiceNames, numberFields, numberNames, type NumberName } from './fields.ts'
import type { Inputs } from './inputs.ts'

/** For tests: any value of a number field. */
export const numberWithin = (name: NumberName) => {
  const { minimum, maximum, decimals } = numberFields[name]
  const scale = 10 ** decimals
  return fc
    .integer({ min: Math.ceil(minimum * scale), max: Math.floor(maximum * scale) })
    .map((units) => Number((units / scale).toFixed(decimals)))
}

/** For tests: any inputs within their bounds. */
export const anyInputs: fc.Arbitrary<Inputs> = fc.record({
  ...Object.fromEntries(numberNames.map((name) => [name, numberWithin(name)])),
  ...Object.fromEntries(
    choiceNames.map((name) => [name, fc.constantFrom(...Object.keys(choiceFields[name].options))]),
  ),
}) as unknown as fc.Arbitrary<Inputs>
