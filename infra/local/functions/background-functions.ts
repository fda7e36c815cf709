import type { BackgroundName } from '../../resources/background.ts'
import type { BackgroundFunction } from './background.ts'
import { backgroundLambdas, originFor, type Given } from './lambdas.ts'

/** A background function, with its own access key. */
export function backgroundFunction(name: BackgroundName, given: Given): BackgroundFunction {
  const { reads, start } = backgroundLambdas[name]
  return start(originFor(name, reads, given))
}

export const backgroundFunctions = (given: Given): Record<BackgroundName, BackgroundFunction> =>
  Object.fromEntries(
    (Object.keys(backgroundLambdas) as BackgroundName[]).map((name) => [
      name,
      backgroundFunction(name, given),
    ]),
  ) as Record<BackgroundName, BackgroundFunction>
