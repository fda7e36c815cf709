import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { checkRelease, fromAssembly, releaseFileIn } from './assembly.ts'
import { assetsIn, differingAssets } from './assets.ts'
import { deploymentSteps } from './deployment.ts'

const folder = mkdtempSync(join(tmpdir(), 'assembly-'))
afterAll(() => rmSync(folder, { recursive: true }))

const args = ['--context', 'stage=staging', '--require-approval', 'never', '--context', 'release=abc']

describe('A deployment of a synthesised template', () => {
  test('takes the template of each step from its folder, and leaves the settings to it', () => {
    const steps = deploymentSteps({ args, status: undefined, isTerminal: false })
    expect(steps.map((step) => fromAssembly(step.args, 'cdk.out/staging'))).toEqual([
      ['deploy', '--all', '--require-approval', 'never', '--app', join('cdk.out/staging', 'first')],
      ['deploy', '--all', '--require-approval', 'never', '--app', join('cdk.out/staging', 'whole')],
    ])
  })

  test('refuses a setting that the templates were not synthesised with', () => {
    expect(() => fromAssembly([...args, '--context', 'hstsPreload=true'], 'cdk.out/staging')).toThrow(
      'cdk.out/staging has no template with hstsPreload.',
    )
  })

  test('refuses the template of another commit', () => {
    writeFileSync(releaseFileIn(folder), 'abc\n')
    expect(() => checkRelease(folder, 'abc')).not.toThrow()
    expect(() => checkRelease(folder, 'def')).toThrow('was synthesised from abc, and this checkout is def')
  })
})

describe('The assets of the stages', () => {
  const assetsOf = (stage: string, hashes: Readonly<Record<string, string>>) => {
    const own = mkdtempSync(join(folder, 'app-'))
    const files = Object.fromEntries(
      Object.entries(hashes).map(([displayName, hash]) => [
        hash,
        { displayName, source: { path: `asset.${hash}` } },
      ]),
    )
    writeFileSync(join(own, `MerbokSite${stage}.assets.json`), JSON.stringify({ files }))
    return assetsIn(own)
  }
  const production = { 'Auth/Function/Code': 'a1', 'SitePages/Asset1': 'p1', 'MerbokSite/Writer Code': 'w1' }

  test('are equal but for the pages, whose text has settings, and the functions that contain pages', () => {
    const staging = {
      'Auth/Function/Code': 'a1',
      'SitePages/Asset1': 'p2',
      'MerbokSite-staging/Writer Code': 'w1',
    }
    const both = [assetsOf('', production), assetsOf('-staging', staging)]
    expect(differingAssets(both, ['publisher'])).toEqual({ compared: 2, differing: [] })
  })

  test('that differ without a reason are named', () => {
    const both = [assetsOf('', production), assetsOf('', { ...production, 'Auth/Function/Code': 'a2' })]
    expect(differingAssets(both, []).differing).toEqual(['Auth/Function/Code'])
    expect(differingAssets(both, ['auth']).differing).toEqual([])
  })
})
