import { join } from 'node:path'
import type { CdkFile } from './cdk-file.ts'

/** A command that the rollback runs, with the reason that is printed before it. */
export type Step = { why: string; folder: string; program: string; args: readonly string[] }

type Target = {
  repository: string
  /** The release to go back to: a tag or a commit. */
  ref: string
}

/** The workflow pushes such a tag after each deployment of production. */
export const releaseTags = 'production-*'

export const fetchStep = (repository: string): Step => ({
  why: 'Fetches the tags of releases.',
  folder: repository,
  program: 'git',
  args: ['fetch', '--quiet', '--tags'],
})

/** The release before the newest one; `tags` are newest first. */
export function previousRelease(tags: readonly string[]): string {
  const [, previous] = tags
  if (previous === undefined)
    throw new Error(`There is no earlier release: no second tag "${releaseTags}". Name a commit with --to.`)
  return previous
}

/** Beside the current checkout, which is not changed. */
export const folderOf = ({ repository, ref }: Target): string =>
  join(repository, '..', `rollback-${ref.replaceAll(/[^\w.-]/g, '-')}`)

/** Reuses the folder of an earlier run. */
export function checkoutSteps(target: Target, { isThere }: { isThere: boolean }): Step[] {
  const { repository, ref } = target
  const folder = folderOf(target)
  return [
    isThere
      ? {
          why: `Sets ${folder} to ${ref} again.`,
          folder,
          program: 'git',
          args: ['checkout', '--force', '--detach', ref],
        }
      : {
          why: `Checks ${ref} out into ${folder}.`,
          folder: repository,
          program: 'git',
          args: ['worktree', 'add', '--detach', folder, ref],
        },
    { why: 'Installs its packages.', folder, program: 'npm', args: ['ci'] },
  ]
}

/**
 * The release's cdk.json with the current settings: a rollback must neither lower a generation of secrets nor accept a key again
 * that was rotated out, in production and in stages. Settings that only the release has stay.
 */
export const withPresentSettings = <File extends CdkFile>(earlier: File, present: CdkFile): File => ({
  ...earlier,
  context: { ...earlier.context, ...present.context },
})

/** Tables, files and secrets stay: an older release reads rows of a newer one. */
export const deploymentStep = (target: Target, stage: string | undefined): Step => ({
  why: 'Deploys it with the current settings.',
  folder: folderOf(target),
  program: 'npm',
  args: ['run', 'deploy', ...(stage === undefined ? [] : ['--', '--stage', stage])],
})
