import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runtimeImportsIn } from './imports.ts'

/** Its exports are data once the site is built, see web/build-data.ts. */
const isBuildData = (file: string): boolean => file.endsWith('.data.ts')

/**
 * The files by which a page's first download comes to a package: the page, what it imports and so on, and the package. Imports
 * on demand and types do not count. Undefined where no import leads there.
 */
export function wayToPackage(root: string, from: string, name: string): string[] | undefined {
  const seen = new Set([from])
  const open: string[][] = [[from]]
  for (let way = open.shift(); way !== undefined; way = open.shift()) {
    const file = way.at(-1) ?? from
    for (const to of runtimeImportsIn(file, readFileSync(join(root, file), 'utf8'))) {
      if (to === name || to.startsWith(`${name}/`)) return [...way, name]
      if (seen.has(to) || isBuildData(to) || !existsSync(join(root, to)) || !/\.tsx?$/.test(to)) continue
      seen.add(to)
      open.push([...way, to])
    }
  }
  return undefined
}
