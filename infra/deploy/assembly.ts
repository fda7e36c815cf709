import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../arguments.ts'
import { contextIn } from './command-line.ts'

/**
 * What `npm run assemblies` synthesises for a stage, each in a folder of that name: the whole deployment, and the first step of the
 * first one.
 */
export const assemblyParts = { whole: {}, first: { deletionProtection: 'false' } } as const

export type AssemblyPart = keyof typeof assemblyParts

const releaseFile = 'release'
export const releaseFileIn = (folder: string): string => join(folder, releaseFile)

/** Refuses templates of another commit: the checks of the account read the settings of this one. */
export function checkRelease(folder: string, release: string): void {
  const built = readFileSync(releaseFileIn(folder), 'utf8').trim()
  if (built !== release)
    throw new UsageError(`${folder} was synthesised from ${built}, and this checkout is ${release}.`)
}

/** Settings that are the same in every part of an assembly. */
const ofEveryPart = new Set(['stage', 'release'])

/** The arguments of `cdk` with the folder that was synthesised with these settings, in place of the settings. */
export function fromAssembly(args: readonly string[], folder: string): string[] {
  const given = Object.fromEntries([...contextIn(args)].filter(([name]) => !ofEveryPart.has(name)))
  const parts = Object.entries(assemblyParts)
  const found = parts.find(([, settings]) => JSON.stringify(settings) === JSON.stringify(given))
  if (found === undefined)
    throw new UsageError(
      `${folder} has no template with ${Object.keys(given).join(', ')}. Deploy without --assembly, from a checkout.`,
    )
  const rest = args.filter((arg, at) => arg !== '--context' && args[at - 1] !== '--context')
  return [...rest, '--app', join(folder, found[0])]
}
