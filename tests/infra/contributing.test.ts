import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { repositoryRoot } from '#infra/paths.ts'
import { linkModules } from '#tests/support/linked-modules.ts'

/** The code blocks of CONTRIBUTING.md: whole files, and lines to add after another line. */
type Step = { kind: 'file' | 'add'; path: string; after: string; code: string }

const fence = /^```tsx? (file|add|page) (\S+)(?: after "(.+)")?\n([\s\S]*?)^```$/gm

const allSteps = [...readFileSync(join(repositoryRoot, 'CONTRIBUTING.md'), 'utf8').matchAll(fence)].map(
  ([, kind, path = '', after = '', code = '']): Step => ({
    kind: kind === 'file' ? 'file' : 'add',
    path,
    after,
    code,
  }),
)
const isOfPage = ({ path }: Step): boolean => path.startsWith('web/')
const steps = allSteps.filter((step) => !isOfPage(step))
const pageSteps = allSteps.filter(isOfPage)

/** A copy of the sources, in which the example is carried out. */
const copy = mkdtempSync(join(tmpdir(), 'contributing-'))
const copied = [
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'cdk.json',
  'shared',
  'functions',
  'infra',
  'tests',
  'bench',
  'web',
]

/** Separate output folders, so that the real build information stays unchanged. */
const projects = globSync('**/tsconfig*.json', {
  cwd: repositoryRoot,
  exclude: ['node_modules', 'dist', 'cdk.out'],
})

function carryOut({ kind, path, after, code }: Step): void {
  const file = join(copy, path)
  if (kind === 'file') {
    mkdirSync(dirname(file), { recursive: true })
    return writeFileSync(file, code)
  }
  const before = readFileSync(file, 'utf8')
  expect(before.split(after), `"${after}" occurs once in ${path}`).toHaveLength(2)
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
      output: execFileSync(process.execPath, [program, ...parameters], {
        cwd: copy,
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1' },
      }),
    }
  } catch (error) {
    return { ok: false, output: String((error as { stdout?: unknown }).stdout) }
  }
}
const compile = (...projects: string[]) => run('typescript/bin/tsc', '-b', ...projects)

beforeAll(() => {
  for (const path of copied) cpSync(join(repositoryRoot, path), join(copy, path), { recursive: true })
  linkModules(copy)
  for (const project of projects) {
    const file = join(copy, project)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('../node_modules/.cache/types', '../.types'))
  }
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('the worked example of CONTRIBUTING.md', () => {
  test('has a declaration, a handler and a test', () => {
    expect(steps.map(({ path }) => path)).toEqual([
      'shared/contract/contact.ts',
      'functions/contact/routes.ts',
      'tests/api/identities-matrix.ts',
      'shared/contract/limits.test.ts',
      'tests/api/contact-hours.test.ts',
      'tests/api/silent-services.test.ts',
    ])
  })

  test('a declared endpoint without a handler does not compile, and the compiler says where', () => {
    carryOut(steps[0]!)
    const { ok, output } = compile('functions')
    expect(ok).toBe(false)
    expect(output).toMatch(/functions\/contact\/routes\.ts.*'hours' is missing/)
  })

  test('with its handler it compiles, and its test passes', () => {
    carryOut(steps[1]!)
    expect(compile('functions')).toEqual({ ok: true, output: '' })
    carryOut(steps[2]!)
    carryOut(steps[3]!)
    carryOut(steps[4]!)
    carryOut(steps[5]!)
    const { ok, output } = run(
      'vitest/vitest.mjs',
      'run',
      '--project',
      'api',
      'contact-hours',
      '--root',
      copy,
    )
    expect(output).toMatch(/Tests +2 passed/)
    expect(ok).toBe(true)
  })
})

describe('the worked example of a page', () => {
  const compilePages = () => compile('web', 'web/tsconfig.build.json')

  test('has a line in the site map, texts and a component', () => {
    expect(pageSteps.map(({ path }) => path)).toEqual([
      'web/src/site/routes.ts',
      'web/src/site/page-texts.ts',
      'web/src/marketing/prices/PricesPage.tsx',
    ])
  })

  test('a page without texts does not compile, and the compiler says where', () => {
    carryOut(pageSteps[0]!)
    const { ok, output } = compilePages()
    expect(ok).toBe(false)
    expect(output).toMatch(/web\/src\/site\/page-texts\.ts.*'"\/services\/\{serviceId\}\/prices"'/)
  })

  test('with its texts and component it compiles, and its HTML is prerendered', () => {
    carryOut(pageSteps[1]!)
    carryOut(pageSteps[2]!)
    expect(compilePages()).toEqual({ ok: true, output: '' })
    const built = spawnSync(process.execPath, [join(copy, 'web/build.ts')], { cwd: copy, encoding: 'utf8' })
    expect(built.stderr).toBe('')
    const html = readFileSync(join(copy, 'dist/web/services/_serviceId/prices/index.html'), 'utf8')
    expect(html).toContain('>Prices</h1>')
    expect(html).toContain('href="/services/on-demand/prices"')
  })

  test('a link to it without its parameter does not compile', () => {
    const page = join(copy, pageSteps[2]!.path)
    const right = readFileSync(page, 'utf8')
    writeFileSync(page, right.replace("{ serviceId: 'on-demand' }", '{}'))
    expect(compilePages().output).toMatch(/PricesPage\.tsx.*serviceId/)
    writeFileSync(page, right)
  })
})

test('the whole repository compiles with both examples', () => {
  expect(compile()).toEqual({ ok: true, output: '' })
})
