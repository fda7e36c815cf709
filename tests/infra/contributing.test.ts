import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { repositoryRoot } from '#infra/paths.ts'

/** The code blocks of CONTRIBUTING.md: whole files, and lines to add after another line. */
type Step = { kind: 'file' | 'add'; path: string; after: string; code: string }

const fence = /^```ts (file|add) (\S+)(?: after "(.+)")?\n([\s\S]*?)^```$/gm

const steps = [...readFileSync(join(repositoryRoot, 'CONTRIBUTING.md'), 'utf8').matchAll(fence)].map(
  ([, kind, path = '', after = '', code = '']): Step => ({
    kind: kind === 'file' ? 'file' : 'add',
    path,
    after,
    code,
  }),
)

/** A copy of the sources, in which the example is carried out. */
const copy = mkdtempSync(join(tmpdir(), 'contributing-'))
const copied = [
  'package.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'cdk.json',
  'shared',
  'functions',
  'infra',
  'tests/support',
]

function carryOut({ kind, path, after, code }: Step): void {
  const file = join(copy, path)
  if (kind === 'file') return writeFileSync(file, code)
  const before = readFileSync(file, 'utf8')
  expect(before.split(after), `the line to add after stands once in ${path}`).toHaveLength(2)
  writeFileSync(
    file,
    before.replace(after, () => `${after}\n${code.trimEnd()}`),
  )
}

const run = (command: string, ...parameters: string[]): { ok: boolean; output: string } => {
  try {
    const program = join(copy, 'node_modules', command)
    return {
      ok: true,
      output: execFileSync(process.execPath, [program, ...parameters], { cwd: copy, encoding: 'utf8' }),
    }
  } catch (error) {
    return { ok: false, output: String((error as { stdout?: unknown }).stdout) }
  }
}
const compile = () => run('typescript/bin/tsc', '-b', 'functions')

beforeAll(() => {
  for (const path of copied) cpSync(join(repositoryRoot, path), join(copy, path), { recursive: true })
  mkdirSync(join(copy, 'tests/api'))
  symlinkSync(join(repositoryRoot, 'node_modules'), join(copy, 'node_modules'))
  // Compiled output of its own, so that the real one stays as it is.
  for (const project of ['shared', 'functions']) {
    const file = join(copy, project, 'tsconfig.json')
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('../node_modules/.cache/types', '../.types'))
  }
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('the worked example of CONTRIBUTING.md', () => {
  test('has a declaration, a handler and a test', () => {
    expect(steps.map(({ path }) => path)).toEqual([
      'shared/contract/contact.ts',
      'functions/contact/routes.ts',
      'tests/api/contact-hours.test.ts',
    ])
  })

  test('a declared endpoint without a handler does not compile, and the compiler says where', () => {
    carryOut(steps[0]!)
    const { ok, output } = compile()
    expect(ok).toBe(false)
    expect(output).toMatch(/functions\/contact\/routes\.ts.*'hours' is missing/)
  })

  test('with its handler it compiles, and its test passes', () => {
    carryOut(steps[1]!)
    expect(compile()).toEqual({ ok: true, output: '' })
    carryOut(steps[2]!)
    const { ok, output } = run(
      'vitest/vitest.mjs',
      'run',
      '--project',
      'api',
      'contact-hours',
      '--root',
      copy,
    )
    expect(output).toContain('2 passed, 0 failed')
    expect(ok).toBe(true)
  })
})
