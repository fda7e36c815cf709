import type { TestModule } from 'vitest/node'

export type Outcome = {
  /** The failed journeys that passed when they ran again. */
  passed: number
  /** Names of tests and files, and errors outside any test. */
  failed: readonly string[]
  skipped: number
  flaky: readonly string[]
  slowest: readonly string[]
}

const listedFiles = 10

/** The slowest files, with set-up and import. */
export function slowestFiles(modules: readonly TestModule[]): string[] {
  const secondsOf = (module: TestModule): number => {
    const { setupDuration, collectDuration, duration } = module.diagnostic()
    return (setupDuration + collectDuration + duration) / 1000
  }
  return modules
    .map((module) => ({ file: module.relativeModuleId, seconds: secondsOf(module) }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, listedFiles)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`)
}

const listOf = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n${title}:\n${lines.map((line) => `  ${line}\n`).join('')}`

/** The highest number of flaky journeys with which a run passes. */
const maxFlaky = 3

/** Whether a run passed, and its report, whose last line scripts can parse. */
export function verdictOn(outcome: Outcome): { passed: boolean; text: string } {
  const { failed, flaky, slowest, skipped } = outcome
  const tooManyFlaky = flaky.length > maxFlaky
  const failures = failed.length + (tooManyFlaky ? flaky.length : 0)
  const successes = outcome.passed - (tooManyFlaky ? flaky.length : 0)
  const text = [
    listOf('The ten slowest files', slowest),
    listOf('Failed', failed),
    listOf('Flaky: failed once, passed alone (traces in test-results/)', flaky),
    tooManyFlaky ? `More than ${maxFlaky} flaky journeys fail the run.\n` : '',
    `\n${successes} passed, ${failures} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
  ]
  return { passed: failures === 0, text: text.join('') }
}
