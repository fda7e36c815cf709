import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runtimeImportsIn } from './imports.ts'

/** The build replaces it by its data; see web/build-data.ts. */
const isBuildData = (file: string): boolean => file.endsWith('.data.ts')

/** Pages share most of their modules. */
const read = new Map<string, readonly string[]>()

function importedBy(root: string, file: string): readonly string[] {
  const path = join(root, file)
  const imports = read.get(path) ?? runtimeImportsIn(file, readFileSync(path, 'utf8'))
  read.set(path, imports)
  return imports
}

/**
 * The chain of imports by which a page's first download contains a package, from the page to the package. Imports on demand and
 * types do not count. Undefined where there is none.
 */
export function pathToPackage(root: string, from: string, name: string): string[] | undefined {
  const seen = new Set([from])
  const open: string[][] = [[from]]
  for (let way = open.shift(); way !== undefined; way = open.shift()) {
    const file = way.at(-1) ?? from
    for (const to of importedBy(root, file)) {
      if (to === name || to.startsWith(`${name}/`)) return [...way, name]
      if (seen.has(to) || isBuildData(to) || !existsSync(join(root, to)) || !/\.tsx?$/.test(to)) continue
      seen.add(to)
      open.push([...way, to])
    }
  }
  return undefined
}
