import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { repositoryRoot } from '../paths.ts'
import { mutantsOf, mutated } from '../mutation/mutants.ts'
import { createTrial, type Tests, type Trial } from '../mutation/trial.ts'

/**
 * `npm run mutate [-- --every N] [path …]`: changes one operator, condition, number or call at a time in a copy of the
 * repository, and runs the tests that load the file. A change that no test notices survives; the score is the share that was
 * noticed. Before that, each file is made to throw: the tests must fail then, and pass again without it.
 */

type Suite = Tests & { files: string }

/** What is mutated, and the tests that must notice. They need no browser. */
const suites: readonly Suite[] = [
  { files: 'shared/domain/*.ts', projects: ['unit'], tests: ['shared/domain'] },
  {
    files: 'functions/http/*.ts',
    projects: ['unit', 'api'],
    tests: ['functions/http', 'tests/api/runtime.test.ts', 'tests/api/runtime-callers.test.ts'],
  },
  { files: 'functions/accounts/*.ts', projects: ['unit'], tests: ['functions/accounts'] },
  {
    files:
      '{shared/contract/limits,functions/storage/{conditional,guards,guards-by-user,known-networks,limiter,mailed-links,set-attributes,sign-ins,stored-sign-in}}.ts',
    projects: ['unit', 'api'],
    tests: [
      'shared/contract/limit',
      'functions/storage',
      'tests/api/limiter.test.ts',
      'tests/api/sign-in-rows.test.ts',
    ],
  },
]

const notCopied = new Set(['node_modules', 'dist', '.git', '.local', 'test-results'])

const goal = 0.8

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' } },
})
const every = Number(values.every)

const copy = mkdtempSync(join(tmpdir(), 'mutate-'))
cpSync(repositoryRoot, copy, { recursive: true, filter: (path) => !notCopied.has(basename(path)) })
symlinkSync(join(repositoryRoot, 'node_modules'), join(copy, 'node_modules'))

async function scoreOf(file: string, trial: Trial): Promise<{ noticed: number; all: number }> {
  const path = join(copy, file)
  const code = readFileSync(path, 'utf8')
  const mutants = mutantsOf(file, code).filter((_, index) => index % every === 0)
  if (mutants.length === 0) return { noticed: 0, all: 0 }
  const [isUnseen, ...passing] = await trial.passing(path, [
    `throw new Error('broken on purpose')\n${code}`,
    ...mutants.map((mutant) => mutated(code, mutant)),
    // The last one leaves the file as it was.
    code,
  ])
  if (passing.pop() !== true) {
    process.stdout.write(`        the tests of ${file} fail without a change\n`)
    return { noticed: 0, all: mutants.length }
  }
  if (isUnseen === true) process.stdout.write(`        no test loads ${file}\n`)
  const survivors = mutants.filter((_, index) => passing[index] === true)
  const noticed = mutants.length - survivors.length
  process.stdout.write(`${shareText(noticed, mutants.length)}  ${file} (${noticed} of ${mutants.length})\n`)
  for (const { line, from, to } of survivors)
    process.stdout.write(`        survives in line ${line}: ${from.replaceAll(/\s+/g, ' ')} -> ${to}\n`)
  return { noticed, all: mutants.length }
}

const shareText = (noticed: number, all: number): string =>
  `${String(all === 0 ? 100 : Math.floor((100 * noticed) / all)).padStart(3)} %`

async function scoreOfAll(): Promise<void> {
  const total = { noticed: 0, all: 0 }
  for (const suite of suites) {
    const files = globSync(suite.files, { cwd: copy })
      .filter((file) => !file.endsWith('.test.ts'))
      .filter((file) => positionals.length === 0 || positionals.some((wanted) => file.includes(wanted)))
      .toSorted()
    if (files.length === 0) continue
    const trial = await createTrial(copy, suite)
    for (const file of files) {
      const { noticed, all } = await scoreOf(file, trial)
      total.noticed += noticed
      total.all += all
    }
    await trial.close()
  }
  process.stdout.write(`${shareText(total.noticed, total.all)}  in all (${total.noticed} of ${total.all})\n`)
  // Set in both cases: Vitest sets it to 1 after each change that a test noticed.
  process.exitCode = total.noticed < goal * total.all ? 1 : 0
}

try {
  await scoreOfAll()
} catch (error) {
  process.exitCode = 1
  console.error(error)
} finally {
  rmSync(copy, { recursive: true, force: true })
  // A worker in an endless loop would keep the process.
  process.exit()
}
