import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import cdk from '../../cdk.json' with { type: 'json' }
import { settingsFrom } from '../settings.ts'
import { rotated } from './rotate.ts'
import {
  checkoutSteps,
  deploymentStep,
  fetchStep,
  folderOf,
  readTags,
  refuseUnconfirmed,
  releaseBefore,
  synthStep,
  tagsUpTo,
  tagSteps,
  withPresentSettings,
} from './rollback.ts'

const target = { repository: '/srv/site', ref: 'production-2026-11-20/2' }

describe('a rollback', () => {
  test('goes to the newest release before the live one, also where the live one has no tag', () => {
    const tags = readTags('production-2 bbbb2222\nproduction-1 aaaa1111\n')
    expect(releaseBefore('cccc', tags)).toBe('production-2')
    expect(releaseBefore('bbbb', tags)).toBe('production-1')
    expect(() => releaseBefore('aaaa', tags.slice(1))).toThrow('Name a commit with --to.')
    expect(fetchStep('/srv/site')).toMatchObject({ program: 'git', args: ['fetch', '--quiet', '--tags'] })
  })

  test('in a repository leaves out releases after the live one, and takes its own tag for what it is', () => {
    const folder = mkdtempSync(join(tmpdir(), 'releases-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
    git('init', '--quiet')
    const commits = [1, 2, 3].map((number) => {
      const date = `2026-11-2${number}T00:00:00Z`
      process.env['GIT_COMMITTER_DATE'] = date
      git('commit', '--quiet', '--allow-empty', '-m', `release ${number}`)
      return git('rev-parse', 'HEAD').slice(0, 12)
    })
    delete process.env['GIT_COMMITTER_DATE']
    const before = (live: string) => releaseBefore(live, readTags(git(...tagsUpTo(live))))
    const [first = '', second = '', third = ''] = commits
    git('tag', 'production-20261121-000000', first)
    git('tag', 'production-20261122-000000', second)
    // The third is live, and its smoke test failed.
    expect(before(third)).toBe('production-20261122-000000')
    for (const { args } of tagSteps({ repository: folder, ref: second }, 'released', new Date(0)).slice(0, 1))
      git(...args)
    git('tag', 'production-20261123-000000', third)
    expect(git('tag', '--points-at', second)).toContain('production-19700101-000000')
    expect(before(second)).toBe('production-20261121-000000')
  })

  test('checks out beside the checkout, and can be run again', () => {
    const folder = '/srv/rollback-production-2026-11-20-2'
    expect(folderOf(target)).toBe(folder)
    const lineOf = ({
      folder: at,
      program,
      args,
    }: {
      folder: string
      program: string
      args: readonly string[]
    }) => `${at}: ${program} ${args.join(' ')}`
    expect(checkoutSteps(target, { isThere: false }).map(lineOf)).toEqual([
      `/srv/site: git worktree add --detach ${folder} ${target.ref}`,
      `${folder}: npm ci`,
    ])
    expect(checkoutSteps(target, { isThere: true }).map(lineOf)).toEqual([
      `${folder}: git checkout --force --detach ${target.ref}`,
      `${folder}: npm ci`,
    ])
    const built = { stage: undefined, commit: '0123456789abcdef' }
    expect(lineOf(synthStep(target, built))).toBe(
      `${folder}: npm run synth -- --context release=0123456789ab`,
    )
    const deploy = `/srv/site: npm run deploy -- --assembly ${folder}/cdk.out --release 0123456789ab --no-smoke`
    expect(lineOf(deploymentStep(target, built))).toBe(deploy)
    expect(lineOf(deploymentStep(target, { ...built, stage: 'staging' }))).toBe(`${deploy} --stage staging`)
  })

  test('over a table or index that it lacks asks for a confirmation, and says how to go forward', () => {
    const refused = (confirm?: string) => () =>
      refuseUnconfirmed(['staff', 'applications.byStatus'], { ref: 'production-1', confirm })
    expect(refused()).toThrow('production-1 lacks staff, applications.byStatus. They stay in the stack with')
    expect(refused()).toThrow('"npm run deploy" finds them again')
    expect(refused('production-1')).not.toThrow()
    expect(() => refuseUnconfirmed([], { ref: 'production-1', confirm: undefined })).not.toThrow()
  })
})

describe('the earlier release is deployed', () => {
  const settingsOf = (context: Record<string, unknown>, stage?: string) => {
    const all = new Map(Object.entries({ ...context, stage }))
    return settingsFrom((name) => all.get(name))
  }
  const earlier = { app: 'npm run earlier', context: { ...cdk.context, onlyThere: 'kept' } }

  test('with keys and generations that were rotated since', () => {
    const steps = [
      { what: 'origin' },
      { what: 'sign-in' },
      { what: 'api-key', value: 'merbok-web-2027-01' },
    ] as const
    let present: Record<string, unknown> = cdk.context
    for (const step of steps) present = rotated(present, { ...step, stage: undefined }).context
    const { app, context } = withPresentSettings(earlier, { context: present })
    expect(settingsOf(context)).toEqual(settingsOf(present))
    expect(settingsOf(context)).toMatchObject({ originSecretGeneration: 2, signInKeyGeneration: 2 })
    expect(settingsOf(context).apiKeys).toContain('merbok-web-2027-01')
    expect({ app, onlyThere: context.onlyThere }).toEqual({ app: 'npm run earlier', onlyThere: 'kept' })
  })

  test('to a stage with the keys and generations of the stage', () => {
    const present = rotated(cdk.context, { what: 'sign-in', stage: 'staging' }).context
    const { context } = withPresentSettings(earlier, { context: present })
    expect(settingsOf(context, 'staging').signInKeyGeneration).toBe(2)
    expect(settingsOf(context).signInKeyGeneration).toBe(1)
  })
})
