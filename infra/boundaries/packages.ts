import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import packageFile from '../../package.json' with { type: 'json' }
import { repositoryRoot } from '../paths.ts'

type Manifest = {
  name: string
  exports: Readonly<Record<string, string>>
  dependencies?: Readonly<Record<string, string>>
  devDependencies?: Readonly<Record<string, string>>
}

export type LocalPackage = {
  /** From the repository's root. */
  folder: string
  name: string
  /** The file that each specifier stands for: `local-aws/s3` → `infra/local-aws/s3/server.ts`. */
  exported: ReadonlyMap<string, string>
  /** With their versions, those of its tests included. */
  dependencies: Readonly<Record<string, string>>
}

function packageIn(folder: string): LocalPackage {
  const file = join(repositoryRoot, folder, 'package.json')
  const { name, exports, dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  return {
    folder,
    name,
    exported: new Map(Object.entries(exports).map(([from, to]) => [join(name, from), join(folder, to)])),
    dependencies: { ...dependencies, ...devDependencies },
  }
}

/** The packages of this repository, which package.json names as its workspaces. */
export const localPackages: readonly LocalPackage[] = packageFile.workspaces.map(packageIn)
