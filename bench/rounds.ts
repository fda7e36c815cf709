import { median } from './measured.ts'
import type { Figure, Quantity } from './figures.ts'

/** A measurement that is taken once per round, so that a disturbance of the machine affects all contenders of the round. */
export type Contender<Result = number> = () => Promise<Result>

export async function pairedRounds<Name extends string, Result>(
  rounds: number,
  contenders: Readonly<Record<Name, Contender<Result>>>,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(contenders) as Name[]
  const none = names.map((name): [Name, Result[]] => [name, []])
  const results = Object.fromEntries(none) as Record<Name, Result[]>
  for (let round = 0; round < rounds; round += 1) {
    // Each round starts with a different contender, so that none always runs first.
    const start = round % names.length
    for (const name of [...names.slice(start), ...names.slice(0, start)]) {
      results[name].push(await contenders[name]())
    }
  }
  return results
}

/** The median of the rounds' ratios. */
const ratioOf = (values: readonly number[], floors: readonly number[]): number =>
  median(values.map((value, round) => value / (floors[round] ?? Number.NaN)))

/** The report's line for two contenders. */
export const pairedFigure = (
  what: string,
  unit: Quantity['unit'],
  mine: readonly number[],
  floor: { values: readonly number[]; name: string },
): Figure => ({
  what,
  measured: { value: median(mine), unit },
  floor: { value: median(floor.values), unit, name: floor.name },
  ratio: ratioOf(mine, floor.values),
})
