import { join } from 'node:path'

/** A command that the rollback runs, with the reason that is printed before it. */
export type Step = { why: string; folder: string; program: string; args: readonly string[] }

type Request = {
  repository: string
  /** The release to go back to: a tag or a commit. */
  ref: string
  stage: string | undefined
  /** The generations of secrets in use, which must never fall. */
  generations: { originSecretGeneration: number; signInKeyGeneration: number }
}

/** The tags of releases, newest first: the workflow sets one after each deployment for visitors. */
export const releaseTags = 'production-*'

/** The release before the newest one. */
export function previousRelease(tags: readonly string[]): string {
  const [, previous] = tags
  if (previous === undefined)
    throw new Error(`There is no earlier release: no second tag "${releaseTags}". Name a commit with --to.`)
  return previous
}

/**
 * Deploys an earlier release beside the present checkout, with the present settings of secrets. Tables, files and secrets
 * stay: an older release reads rows of a newer one.
 */
export function rollbackSteps({ repository, ref, stage, generations }: Request): Step[] {
  const folder = join(repository, '..', `rollback-${ref.replaceAll(/[^\w.-]/g, '-')}`)
  const contexts = Object.entries(generations).flatMap(([name, value]) => ['--context', `${name}=${value}`])
  return [
    {
      why: `Checks ${ref} out into ${folder}.`,
      folder: repository,
      program: 'git',
      args: ['worktree', 'add', '--detach', folder, ref],
    },
    { why: 'Installs its packages.', folder, program: 'npm', args: ['ci'] },
    {
      why: 'Deploys it. Generations of secrets stay as they are.',
      folder,
      program: 'npm',
      args: ['run', 'deploy', '--', ...(stage === undefined ? [] : ['--stage', stage]), ...contexts],
    },
  ]
}
