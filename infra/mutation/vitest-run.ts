import { join } from 'node:path'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'

export const openVitest = (root: string, projects: readonly string[]): Promise<Vitest> =>
  createVitest('test', {
    root,
    config: join(root, 'vitest.config.ts'),
    project: [...projects],
    watch: false,
    // One process for each run: a second one would load the same modules once more. Threads keep memory of runs that ended.
    pool: 'forks',
    maxWorkers: 1,
    reporters: [{}],
  })

/** The test files that fail, or undefined where an error belongs to none of them. */
export async function failuresIn(
  vitest: Vitest,
  specifications: TestSpecification[],
): Promise<ReadonlySet<string> | undefined> {
  if (specifications.length === 0) return new Set()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false)
  // Vitest also returns the modules of earlier runs.
  const ran = testModules.filter(({ moduleId, project }) =>
    specifications.some((one) => one.moduleId === moduleId && one.project.name === project.name),
  )
  return unhandledErrors.length > 0
    ? undefined
    : new Set(ran.filter((module) => !module.ok()).map(({ moduleId }) => moduleId))
}

export async function areGreen(vitest: Vitest, specifications: TestSpecification[]): Promise<boolean> {
  return (await failuresIn(vitest, specifications))?.size === 0
}
