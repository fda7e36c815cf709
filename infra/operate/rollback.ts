import { join } from 'node:path'
import { UsageError } from '../arguments.ts'
import type { CdkFile } from './cdk-file.ts'

/** A command that the rollback runs, with the reason that is printed before it. */
export type Step = {
  why: string
  folder: string
  program: string
  args: readonly string[]
  environment?: Readonly<Record<string, string>>
}

type Target = {
  repository: string
  /** The release to go back to: a tag or a commit. */
  ref: string
}

/** A tag of the second kind says that the smoke test of the deployment passed. The pipeline sets both, and a rollback. */
export const tagPrefixes = { deployed: 'deployed-', released: 'production-' } as const
export const releaseTags = `${tagPrefixes.released}*`

export const fetchStep = (repository: string): Step => ({
  why: 'Fetches the tags of releases.',
  folder: repository,
  program: 'git',
  args: ['fetch', '--quiet', '--tags'],
})

export type Tag = { name: string; commit: string }

/** `git tag` lists the tags of the live commit and of those before it, newest commit first. */
export const tagsUpTo = (live: string): string[] => [
  'tag',
  '--list',
  releaseTags,
  '--merged',
  live,
  '--sort=-committerdate',
  '--format=%(refname:short) %(objectname)',
]

export const readTags = (lines: string): Tag[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name = '', commit = ''] = line.split(' ')
      return { name, commit }
    })

/** The newest release that is not the live one. A bad release is live without a tag where its smoke test failed. */
export function releaseBefore(live: string, tags: readonly Tag[]): string {
  const previous = tags.find(({ commit }) => !commit.startsWith(live))
  if (previous === undefined)
    throw new Error(`No tag "${releaseTags}" is before the live commit ${live}. Name a commit with --to.`)
  return previous.name
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

/** The commit of a release, as the health check answers it. */
const shownCharacters = 12

const forStage = (stage: string | undefined): string[] => (stage === undefined ? [] : ['--stage', stage])

/** What is built of a release. */
type Built = { stage: string | undefined; commit: string }

/** Into `cdk.out` of the folder. The build writes the release into the pages. */
export function synthStep(target: Target, { stage, commit }: Built): Step {
  const release = commit.slice(0, shownCharacters)
  const context = [`release=${release}`, ...(stage === undefined ? [] : [`stage=${stage}`])]
  return {
    why: 'Builds it with the current settings.',
    folder: folderOf(target),
    program: 'npm',
    args: ['run', 'synth', '--', ...context.flatMap((each) => ['--context', each])],
    environment: { RELEASE: release },
  }
}

/** The present command deploys it: an older one knows nothing of the tables that came later. */
export const deploymentStep = (target: Target, { stage, commit }: Built): Step => ({
  why: 'Deploys it.',
  folder: target.repository,
  program: 'npm',
  args: [
    'run',
    'deploy',
    '--',
    '--assembly',
    join(folderOf(target), 'cdk.out'),
    '--release',
    commit.slice(0, shownCharacters),
    '--no-smoke',
    ...forStage(stage),
  ],
})

export const smokeStep = (target: Target, outputs: Readonly<Record<string, string>>): Step => ({
  why: 'Runs its smoke test.',
  folder: folderOf(target),
  program: 'npm',
  args: [
    'run',
    '--silent',
    'smoke',
    '--',
    '--site',
    outputs['SiteUrl'] ?? '',
    '--operator-api',
    outputs['OperatorApi'] ?? '',
  ],
})

/** `production-20261124-093000` */
const tagAt = (kind: keyof typeof tagPrefixes, now: Date): string =>
  tagPrefixes[kind] + now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')

export function tagSteps({ repository, ref }: Target, kind: keyof typeof tagPrefixes, now: Date): Step[] {
  const tag = tagAt(kind, now)
  const inRepository = { folder: repository, program: 'git' }
  return [
    { ...inRepository, why: `Sets the tag ${tag}.`, args: ['tag', tag, `${ref}^{commit}`] },
    { ...inRepository, why: 'Pushes it.', args: ['push', '--quiet', 'origin', tag] },
  ]
}

/** Throws over data that the release lacks, until the operator confirms. */
export function refuseUnconfirmed(
  keptNames: readonly string[],
  { ref, confirm }: { ref: string; confirm: string | undefined },
) {
  if (keptNames.length === 0 || confirm === ref) return
  throw new UsageError(
    [
      `${ref} lacks ${keptNames.join(', ')}. They stay in the stack with their rows, and nothing reads them until a newer release is deployed: "npm run deploy" finds them again.`,
      `Rows that ${ref} writes meanwhile may lack the attributes of these indexes. To go back all the same, add --confirm ${ref}`,
    ].join('\n'),
  )
}
