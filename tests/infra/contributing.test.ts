import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repositoryRoot } from '#infra/paths.ts'
import { linkModules } from '#tests/support/linked-modules.ts'
import { inWideRun, isWideRun } from '#tests/support/wide-run.ts'

/** The code blocks of CONTRIBUTING.md: whole files, and lines to add after another line. */
type Step = { kind: 'file' | 'add'; path: string; after: string; code: string }

const fence = /^```tsx? (file|add|page) (\S+)(?: after "(.+)")?\n([\s\S]*?)^```$/gm
const contributing = readFileSync(join(repositoryRoot, 'CONTRIBUTING.md'), 'utf8')

/** Blocks of changed lines: those with "-" go, those with "+" come. */
const changes = [...contributing.matchAll(/^```diff (\S+)\n([\s\S]*?)^```$/gm)].map(
  ([, path = '', lines = '']) => {
    const withMarks = (marks: string) =>
      lines
        .split('\n')
        .filter((line) => line !== '' && marks.includes(line.charAt(0)))
        .map((line) => `${line.slice(1)}\n`)
        .join('')
    return { path, before: withMarks(' -'), after: withMarks(' +') }
  },
)

/** "Like `name`, `file:line`". */
const examples = [...contributing.matchAll(/`(\w+)`,\s`([\w/.-]+):(\d+)`/g)].map(
  ([, name = '', path = '', line]) => ({ name, path, line: Number(line) }),
)

const allSteps = [...contributing.matchAll(fence)].map(
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
const compileBoth = () => compile('functions', 'infra', 'web', 'web/tsconfig.build.json')

/** Without the other tests, which `npm run check` compiles. */
const isCopied = (from: string): boolean =>
  isWideRun || !/\.test\.tsx?$/.test(from) || allSteps.some(({ path }) => from.endsWith(path))

beforeAll(() => {
  for (const path of copied)
    cpSync(join(repositoryRoot, path), join(copy, path), { recursive: true, filter: isCopied })
  linkModules(copy)
  for (const project of projects) {
    const file = join(copy, project)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('../node_modules/.cache/types', '../.types'))
  }
  for (const step of firstSteps) carryOut(step)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const page = join(copy, 'web/src/marketing/prices/PricesPage.tsx')
const link = "{ serviceId: 'on-demand' }"

test('the worked examples have the steps that these tests carry out', () => {
  expect(steps.map(({ path }) => path)).toEqual([
    'shared/enquiry/contract/contact.ts',
    'functions/enquiry/contact/routes.ts',
    'tests/api/platform/identities-matrix.ts',
    'shared/platform/contract/limits.test.ts',
    'tests/api/enquiry/contact-hours.test.ts',
    'tests/api/platform/silent-services.test.ts',
  ])
  expect(pageSteps.map(({ path }) => path)).toEqual([
    'web/src/site/routes.ts',
    'web/src/site/page-texts.ts',
    'web/src/marketing/prices/PricesPage.tsx',
  ])
})

/** The contract of the endpoint, the route of the page, the page: what the compiler then demands is in the other steps. */
const firstSteps = [steps[0]!, pageSteps[0]!, pageSteps[2]!]
const otherSteps = [...steps.slice(1), pageSteps[1]!]

/** A compilation takes half a minute of processor time, the build of the site a quarter. Beside other suites, two minutes and more were seen. */
const inCompilingRun = { ...inWideRun, timeout: 300_000 }

test(
  'an endpoint without a handler, a page without texts and a link without its parameter do not compile, and the compiler says where',
  inCompilingRun,
  () => {
    const right = readFileSync(page, 'utf8')
    expect(right).toContain(link)
    writeFileSync(page, right.replace(link, '{}'))
    const { ok, output } = compileBoth()
    writeFileSync(page, right)
    expect(ok).toBe(false)
    expect(output).toMatch(/functions\/enquiry\/contact\/routes\.ts.*'hours' is missing/)
    expect(output).toMatch(/web\/src\/site\/page-texts\.ts.*'"\/services\/\{serviceId\}\/prices"'/)
    expect(output).toMatch(/PricesPage\.tsx.*serviceId/)
  },
)

/** As far as a feature may move an example: an editor that opens the line shows it. */
const nearLines = 10

test.each(examples)('$path has the example $name near line $line', ({ name, path, line }) => {
  const text = readFileSync(join(repositoryRoot, path), 'utf8').split('\n')
  expect(text.slice(Math.max(0, line - 1 - nearLines), line + nearLines).join('\n')).toContain(name)
})

test('the steps and the changes fit the files that they name', () => {
  for (const step of otherSteps) carryOut(step)
  expect(changes).toHaveLength(11)
  for (const { path, before, after } of changes) {
    const file = join(copy, path)
    const text = readFileSync(file, 'utf8')
    expect(text.split(before), `"${before}" occurs once in ${path}`).toHaveLength(2)
    writeFileSync(
      file,
      text.replace(before, () => after),
    )
  }
})

test('the test of the endpoint passes', () => {
  const { ok, output } = run('vitest/vitest.mjs', 'run', '--project', 'api', 'contact-hours', '--root', copy)
  expect(output).toMatch(/Tests +2 passed/)
  expect(ok).toBe(true)
})

test('the HTML of the page is prerendered', inCompilingRun, () => {
  const built = spawnSync(process.execPath, [join(copy, 'web/build.ts')], { cwd: copy, encoding: 'utf8' })
  expect(built.stderr).toBe('')
  const html = readFileSync(join(copy, 'dist/web/services/_serviceId/prices/index.html'), 'utf8')
  expect(html).toContain('>Prices</h1>')
  expect(html).toContain('href="/services/on-demand/prices"')
})

test('the whole repository compiles with all examples', inCompilingRun, () =>
  expect(compile()).toEqual({ ok: true, output: '' }),
)
