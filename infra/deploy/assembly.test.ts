import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { checkRelease, copyForSteps } from './assembly.ts'
import { assetsIn, differingAssets } from './assets.ts'
import { readTemplate, writeTemplate } from './template-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'assembly-'))
afterAll(() => rmSync(folder, { recursive: true }))

const health = (release: string) => ({
  Resources: {
    Health: {
      Type: 'AWS::Lambda::Function',
      Properties: { Environment: { Variables: { RELEASE: release } } },
    },
  },
})

describe('A synthesised assembly', () => {
  test('of another commit is refused, and of one that names none', () => {
    expect(() => checkRelease(health('abc'), 'abc')).not.toThrow()
    expect(() => checkRelease(health('abc'), 'def')).toThrow('from abc, and def is to be deployed')
    expect(() => checkRelease({ Resources: {} }, 'def')).toThrow('from no commit')
  })

  test('of another stage is refused with the command that writes one', () => {
    expect(() => readTemplate({ folder, stackName: 'MerbokSite-staging' })).toThrow(
      `${folder} has no template of MerbokSite-staging. "npm run assemblies -- STAGE" writes`,
    )
  })

  test('is the same after a step has rewritten the template', () => {
    const stackName = 'MerbokSite'
    const place = { folder: mkdtempSync(join(folder, 'app-')), stackName }
    const path = `${stackName}.template.json`
    writeFileSync(join(place.folder, path), JSON.stringify(health('abc')))
    const files = { ab12: { source: { path } } }
    writeFileSync(join(place.folder, `${stackName}.assets.json`), JSON.stringify({ files }))
    writeFileSync(join(place.folder, 'manifest.json'), '{}')
    const copy = copyForSteps(place.folder, 'unittest')
    onTestFinished(() => rmSync(copy, { recursive: true }))
    writeTemplate({ folder: copy, stackName }, health('step'))
    expect(readTemplate({ folder: copy, stackName })).toEqual(health('step'))
    expect(readTemplate(place)).toEqual(health('abc'))
    copyForSteps(place.folder, 'unittest')
    expect(readTemplate({ folder: copy, stackName })).toEqual(health('abc'))
    expect(existsSync(join(copy, 'manifest.json'))).toBe(true)
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
