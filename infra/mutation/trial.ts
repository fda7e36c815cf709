import { join } from 'node:path'
import { createVitest, type Vitest } from 'vitest/node'

export type Tests = { projects: readonly string[]; tests: readonly string[] }

export type Trial = {
  /** Whether the tests pass on the folder as it is now; `changed` is what differs from the time before. */
  passes: (changed?: string) => Promise<boolean>
}

/** A change can make a loop endless, which no timeout of a test ends. */
const longestRunMilliseconds = 60_000

const openVitest = (root: string, projects: readonly string[]): Promise<Vitest> =>
  createVitest('test', {
    root,
    config: join(root, 'vitest.config.ts'),
    project: [...projects],
    watch: false,
    bail: 1,
    reporters: [{}],
  })

/** One Vitest for all changes: starting one takes longer than the tests. One that hangs is left behind for a new one. */
export function createTrial(root: string, { projects, tests }: Tests): Trial {
  let opened: Promise<Vitest> | undefined
  const run = async (changed: string | undefined): Promise<boolean> => {
    const vitest = await (opened ??= openVitest(root, projects))
    if (changed !== undefined) vitest.invalidateFile(changed)
    const specifications = await vitest.globTestSpecifications([...tests])
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false)
    return unhandledErrors.length === 0 && testModules.every((module) => module.ok())
  }
  return {
    async passes(changed) {
      const timeout = Promise.withResolvers<boolean>()
      const timer = setTimeout(() => {
        opened = undefined
        timeout.resolve(false)
      }, longestRunMilliseconds)
      return Promise.race([run(changed), timeout.promise]).finally(() => clearTimeout(timer))
    },
  }
}
