import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#infra/paths.ts'
import { localPackages } from '#infra/boundaries/packages.ts'

const names = new Set(localPackages.map(({ name }) => name))

/**
 * Gives a copy of the repository its installed packages, by links. The packages of the repository itself are those of the
 * copy, so that a program there loads, and the compiler reads, no file of the original.
 */
export function linkModules(copy: string): void {
  const [from, to] = [join(repositoryRoot, 'node_modules'), join(copy, 'node_modules')]
  mkdirSync(to)
  for (const name of readdirSync(from))
    if (!names.has(name) && name !== '.cache') symlinkSync(join(from, name), join(to, name))
  for (const { name, folder } of localPackages) symlinkSync(join(copy, folder), join(to, name))
}
