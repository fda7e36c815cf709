import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../arguments.ts'
import { repositoryRoot } from '../paths.ts'
import type { Stage } from '../stage.ts'
import { releaseIn } from './release.ts'
import type { Template } from './template.ts'

/** The folder of a stage's cloud assembly, which `cdk synth` writes: its templates and assets. */
export const assemblyOf = (stage: Stage): string => join(repositoryRoot, 'cdk.out', stage ?? 'production')

type Synthesis = { folder: string; release: string; cdkArgs: readonly string[] }

/** Arguments of `cdk`. */
export const synthArguments = ({ folder, release, cdkArgs }: Synthesis): string[] => [
  'synth',
  '--quiet',
  '--output',
  folder,
  ...cdkArgs,
  '--context',
  `release=${release}`,
]

/**
 * A copy for the steps of a deployment, which rewrite the template: after a step that failed, the assembly is still that of the
 * release.
 */
export function copyForSteps(assembly: string, stage: Stage): string {
  const copy = `${assemblyOf(stage)}.steps`
  rmSync(copy, { recursive: true, force: true })
  cpSync(assembly, copy, { recursive: true })
  return copy
}

/** Refuses the template of another commit: the checks of the account read the settings of this one. */
export function checkRelease(template: Template, expected: string): void {
  const built = releaseIn(template) ?? 'no commit'
  if (built !== expected)
    throw new UsageError(`The assembly was synthesised from ${built}, and ${expected} is to be deployed.`)
}
