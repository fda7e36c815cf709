import type { Reporter, TestModule } from 'vitest/node'

/** Ends a run with one line that a person and a machine can read: `N passed, N failed`. */
export class PassedAndFailed implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const results = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    )
    const count = (state: string): number => results.filter((result) => result === state).length
    // A file that does not load has no tests to count, and is a failure all the same.
    const broken = modules.filter((module) => module.errors().length > 0).length + unhandledErrors.length
    const skipped = count('skipped')
    process.stdout.write(
      `\n${count('passed')} passed, ${count('failed') + broken} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
    )
  }
}
