import { join } from 'node:path'
import type { CdkFile } from './cdk-file.ts'

/** A command that the rollback runs, with the reason that is printed before it. */
export type Step = { why: string; folder: string; program: string; args: readonly string[] }

type Place = {
  repository: string
  /** The release to go back to: a tag or a commit. */
  ref: string
}

/** The tags of releases, newest first: the workflow sets one after each deployment for visitors. */
export const releaseTags = 'production-*'

/** Those that the pipeline has set since this checkout was fetched. */
export const fetchStep = (repository: string): Step => ({
  why: 'Fetches the tags of releases.',
  folder: repository,
  program: 'git',
  args: ['fetch', '--quiet', '--tags'],
})

/** The release before the newest one. */
export function previousRelease(tags: readonly string[]): string {
  const [, previous] = tags
  if (previous === undefined)
    throw new Error(`There is no earlier release: no second tag "${releaseTags}". Name a commit with --to.`)
  return previous
}

/** Beside the present checkout, which stays as it is. */
export const folderOf = ({ repository, ref }: Place): string =>
  join(repository, '..', `rollback-${ref.replaceAll(/[^\w.-]/g, '-')}`)

/** Where an earlier run has made the folder, it is only set to the release again. */
export function checkoutSteps(place: Place, { isThere }: { isThere: boolean }): Step[] {
  const { repository, ref } = place
  const folder = folderOf(place)
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
 * The release's cdk.json with the present settings: it must neither let a generation of secrets fall nor accept a key again that
 * was rotated out, in a stage neither. Settings that it alone knows stay.
 */
export const withPresentSettings = <File extends CdkFile>(earlier: File, present: CdkFile): File => ({
  ...earlier,
  context: { ...earlier.context, ...present.context },
})

/** Tables, files and secrets stay: an older release reads rows of a newer one. */
export const deploymentStep = (place: Place, stage: string | undefined): Step => ({
  why: 'Deploys it with the present settings.',
  folder: folderOf(place),
  program: 'npm',
  args: ['run', 'deploy', ...(stage === undefined ? [] : ['--', '--stage', stage])],
})
