import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Hashes of the contents by the name of the asset in its stack, such as `Auth/Function/Code`. */
export type Assets = ReadonlyMap<string, string>

/** The name of a stage's stack begins the names of assets of the CDK's own functions. */
const stackPrefix = /^Merbok[\w-]+\//

type Manifest = { files: Readonly<Record<string, { displayName?: string; source: { path: string } }>> }

/** The assets of a synthesised app but its templates. */
export function assetsIn(folder: string): Assets {
  const files = globSync('*.assets.json', { cwd: folder }).flatMap((name) =>
    Object.entries((JSON.parse(readFileSync(join(folder, name), 'utf8')) as Manifest).files),
  )
  return new Map(
    files.flatMap(([hash, { displayName = '', source }]) =>
      source.path.endsWith('.template.json') ? [] : [[displayName.replace(stackPrefix, ''), hash] as const],
    ),
  )
}

/** The settings of a stage are in the pages, and so in the functions that contain the pages. */
const hasSettings = (name: string, withSite: readonly string[]): boolean =>
  /^Site(?:Assets|Pages)\//.test(name) ||
  withSite.some((each) => name.toLowerCase().startsWith(`${each.toLowerCase()}/`))

/** Of the assets without settings, how many there are, and which do not have the same hash everywhere. */
export function differingAssets(
  all: readonly Assets[],
  withSite: readonly string[],
): { compared: number; differing: string[] } {
  const names = [...new Set(all.flatMap((assets) => [...assets.keys()]))].filter(
    (name) => !hasSettings(name, withSite),
  )
  const differing = names.filter((name) => new Set(all.map((assets) => assets.get(name))).size > 1)
  return { compared: names.length, differing }
}
