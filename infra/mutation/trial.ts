import { writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { TestSpecification, Vitest } from 'vitest/node'
import { isInCopy, mostAtOnce, passesInCopies } from './folder-copies.ts'
import { areGreen, openVitest } from './vitest-run.ts'

export type Tests = { projects: readonly string[]; tests: readonly string[] }

export type Trial = {
  /** For each code of a file whether the tests that load the file pass with it. */
  passing: (file: string, codes: readonly string[]) => Promise<boolean[]>
  close: () => Promise<void>
}

/** A change can make a loop endless, which no timeout of a test ends. In runs of all tests without a change. */
const longestRun = 4
const longestRunAtLeastMilliseconds = 120_000

async function millisecondsOf(vitest: Vitest, { tests }: Tests): Promise<number> {
  const started = performance.now()
  if (!(await areGreen(vitest, await vitest.globTestSpecifications([...tests]))))
    throw new Error(`Without a change there are tests that fail: ${tests.join(', ')}`)
  return performance.now() - started
}

async function loadingTests(
  vitest: Vitest,
  file: string,
  { tests }: Tests,
): Promise<{ beside: TestSpecification[]; others: TestSpecification[] }> {
  vitest.config.related = [file]
  const found = await vitest.getRelevantTestSpecifications([...tests])
  const loading = found.filter(({ moduleId }) => !isInCopy(moduleId))
  const near = loading.filter(({ moduleId }) => dirname(moduleId) === dirname(file))
  const name = basename(file, '.ts')
  const own = near.filter(({ moduleId }) => /^(?:-.*)?\.test\.ts$/.test(basename(moduleId).replace(name, '')))
  const beside = own.length > 0 ? own : near
  return { beside, others: loading.filter((one) => !beside.includes(one)) }
}

const inChunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

/** One Vitest for all changes: starting one takes longer than the tests. One that hangs is left behind for a new one. */
export async function createTrial(root: string, suite: Tests): Promise<Trial> {
  let vitest = await openVitest(root, suite.projects)
  const milliseconds = Math.max(
    longestRunAtLeastMilliseconds,
    longestRun * (await millisecondsOf(vitest, suite)),
  )

  const unlessHanging = async <Result>(run: () => Promise<Result>, hanging: Result): Promise<Result> => {
    const timeout = Promise.withResolvers<'hangs'>()
    const timer = setTimeout(() => timeout.resolve('hangs'), milliseconds)
    const result = await Promise.race([run(), timeout.promise])
    clearTimeout(timer)
    if (result !== 'hangs') return result
    void vitest.close()
    vitest = await openVitest(root, suite.projects)
    return hanging
  }

  const passesInPlace = async (file: string, code: string, isDone: boolean): Promise<boolean> => {
    writeFileSync(file, code)
    vitest.invalidateFile(file)
    const { beside, others } = await loadingTests(vitest, file, suite)
    // The quickest first: project by project in the order of the suite.
    const stages = suite.projects.map((name) => others.filter(({ project }) => project.name === name))
    for (const stage of isDone ? stages : [beside, ...stages])
      if (!(await unlessHanging(() => areGreen(vitest, stage), false))) return false
    return true
  }

  return {
    async passing(file, codes) {
      const { beside } = await loadingTests(vitest, file, suite)
      const passing: boolean[] = []
      for (const chunk of inChunks(codes, mostAtOnce)) {
        const unknown = chunk.map(() => undefined)
        const inCopies = await unlessHanging<(boolean | undefined)[]>(
          () => passesInCopies(vitest, file, chunk, beside),
          unknown,
        )
        for (const [index, code] of chunk.entries()) {
          const passed = inCopies[index]
          passing.push(passed !== false && (await passesInPlace(file, code, passed === true)))
        }
      }
      return passing
    },
    close: () => vitest.close(),
  }
}
