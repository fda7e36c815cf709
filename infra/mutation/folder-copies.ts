import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { TestSpecification, Vitest } from 'vitest/node'
import { failuresIn } from './vitest-run.ts'

/** Changes in one run of the tests. Starting a process takes ten times as long as the unit tests of a file. */
export const mostAtOnce = 20

const mark = '-copy-'

export const isInCopy = (path: string): boolean => path.includes(mark)

/** A copy beside the folder, so that imports of other folders reach the same files. */
function copyOf(folder: string, index: number): string {
  const copy = `${folder}${mark}${index}`
  if (!existsSync(copy)) cpSync(folder, copy, { recursive: true })
  return copy
}

/**
 * Whether the tests in the folder of a file pass with each of some changed codes; undefined where no test tells. Each code
 * stands in a copy of the folder, so one process runs the tests of all.
 */
export async function passesInCopies(
  vitest: Vitest,
  { file, original }: { file: string; original: string },
  codes: readonly string[],
  beside: readonly TestSpecification[],
): Promise<(boolean | undefined)[]> {
  if (beside.length === 0) return codes.map(() => undefined)
  const changed = codes.map((code, index) => {
    const folder = copyOf(dirname(file), index)
    const path = join(folder, basename(file))
    writeFileSync(path, code)
    vitest.invalidateFile(path)
    return { folder, path }
  })
  const specificationsIn = (folder: string): TestSpecification[] =>
    beside.map(({ project, moduleId }) => project.createSpecification(join(folder, basename(moduleId))))
  const failures = await failuresIn(
    vitest,
    changed.flatMap(({ folder }) => specificationsIn(folder)),
  )
  for (const { path } of changed) {
    writeFileSync(path, original)
    vitest.invalidateFile(path)
  }
  return changed.map(({ folder }) =>
    failures === undefined
      ? undefined
      : specificationsIn(folder).every(({ moduleId }) => !failures.has(moduleId)),
  )
}
