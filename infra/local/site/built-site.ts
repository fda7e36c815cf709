import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../paths.ts'

export const siteFolder = join(repositoryRoot, 'dist/web')
/** The build makes it beside the site. */
export const rendererFolder = join(repositoryRoot, 'dist/renderer')

const sources = ['web', 'shared', 'cdk.json', 'package-lock.json']

const newestIn = (path: string): number => {
  const info = statSync(path)
  if (!info.isDirectory()) return info.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}

const isFresh = (): boolean => {
  const page = join(siteFolder, 'index.html')
  if (!existsSync(page) || !existsSync(rendererFolder)) return false
  const built = statSync(page).mtimeMs
  return sources.every((source) => newestIn(join(repositoryRoot, source)) <= built)
}

/** Builds the site unless it is newer than all of its sources. */
export function buildSiteIfNeeded(): void {
  if (isFresh()) return
  process.stdout.write('Building the site ...\n')
  const { status } = spawnSync(process.execPath, [join(repositoryRoot, 'web/build.ts')], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The site could not be built. The errors are printed above.')
}
