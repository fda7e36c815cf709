import { describe, expect, test } from 'vitest'
import cdk from '../../cdk.json' with { type: 'json' }
import { settingsFrom } from '../settings.ts'
import { rotated } from './rotate.ts'
import {
  checkoutSteps,
  deploymentStep,
  fetchStep,
  folderOf,
  previousRelease,
  withPresentSettings,
} from './rollback.ts'

const target = { repository: '/srv/site', ref: 'production-2026-11-20/2' }

describe('a rollback', () => {
  test('goes to the release before the newest one', () => {
    expect(previousRelease(['production-3', 'production-2', 'production-1'])).toBe('production-2')
    expect(() => previousRelease(['production-1'])).toThrow('Name a commit with --to.')
    expect(fetchStep('/srv/site')).toMatchObject({ program: 'git', args: ['fetch', '--quiet', '--tags'] })
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
    expect(lineOf(deploymentStep(target, undefined))).toBe(`${folder}: npm run deploy`)
    expect(lineOf(deploymentStep(target, 'staging'))).toBe(`${folder}: npm run deploy -- --stage staging`)
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
