import { join } from 'node:path'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'

export type Tests = { projects: readonly string[]; tests: readonly string[] }

export type Trial = {
  /** Whether all tests of the suite pass on the folder as it is now. */
  passes: () => Promise<boolean>
  /** Whether the tests that load a changed file pass, the ones beside it first. */
  passesWith: (changed: string) => Promise<boolean>
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
    // One thread for each run: a second one would load the same modules once more, and a process starts slower.
    pool: 'threads',
    maxWorkers: 1,
    reporters: [{}],
  })

const testBeside = (file: string): string => file.replace(/\.ts$/, '.test.ts')

async function areGreen(vitest: Vitest, specifications: TestSpecification[]): Promise<boolean> {
  if (specifications.length === 0) return true
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false)
  // Vitest also returns the modules of earlier runs.
  const ran = testModules.filter(({ moduleId, project }) =>
    specifications.some((one) => one.moduleId === moduleId && one.project.name === project.name),
  )
  return unhandledErrors.length === 0 && ran.every((module) => module.ok())
}

async function areGreenWith(vitest: Vitest, changed: string, tests: readonly string[]): Promise<boolean> {
  vitest.invalidateFile(changed)
  vitest.config.related = [changed]
  const loading = await vitest.getRelevantTestSpecifications([...tests])
  const own = loading.filter(({ moduleId }) => moduleId === testBeside(changed))
  const other = loading.filter((specification) => !own.includes(specification))
  return (await areGreen(vitest, own)) && areGreen(vitest, other)
}

/** One Vitest for all changes: starting one takes longer than the tests. One that hangs is left behind for a new one. */
export function createTrial(root: string, { projects, tests }: Tests): Trial {
  let opened: Promise<Vitest> | undefined
  const withinTime = async (run: (vitest: Vitest) => Promise<boolean>): Promise<boolean> => {
    const vitest = await (opened ??= openVitest(root, projects))
    const timeout = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => {
      opened = undefined
      void vitest.close()
      timeout.resolve(false)
    }, longestRunMilliseconds)
    return Promise.race([run(vitest), timeout.promise]).finally(() => clearTimeout(timer))
  }
  return {
    passes: () =>
      withinTime(async (vitest) => areGreen(vitest, await vitest.globTestSpecifications([...tests]))),
    passesWith: (changed) => withinTime((vitest) => areGreenWith(vitest, changed, tests)),
  }
}
