import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../paths.ts'

export const siteFolder = join(repositoryRoot, 'dist/web')
export const rendererFolder = join(repositoryRoot, 'dist/renderer')

const sources = ['web', 'shared', 'cdk.json', 'package-lock.json']

const newestIn = (path: string): number => {
  const info = statSync(path)
  if (!info.isDirectory()) return info.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}

const firstPage = join(siteFolder, 'index.html')

const isFresh = (): boolean => {
  if (!existsSync(firstPage) || !existsSync(rendererFolder)) return false
  const built = statSync(firstPage).mtimeMs
  return sources.every((source) => newestIn(join(repositoryRoot, source)) <= built)
}

/** Sets the time of the built site to 1970, so that the next command builds it again without the invented facts. */
export function buildSiteWithSampleFacts(): void {
  build({ COMPANY_FACTS: 'sample' })
  utimesSync(firstPage, new Date(0), new Date(0))
}

/** Builds the site unless it is newer than all of its sources. */
export function buildSiteIfNeeded(): void {
  if (!isFresh()) build({})
}

function build(environment: Readonly<Record<string, string>>): void {
  process.stdout.write('Building the site ...\n')
  const { status } = spawnSync(process.execPath, [join(repositoryRoot, 'web/build.ts')], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  if (status !== 0) throw new Error('The site could not be built. The errors are printed above.')
}
