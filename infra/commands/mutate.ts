import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { repositoryRoot } from '../paths.ts'
import { mutantsOf, mutated, type Mutant } from '../mutation/mutants.ts'
import { createTrial, type Tests, type Trial } from '../mutation/trial.ts'

/**
 * `npm run mutate [-- --every N] [path …]`: changes one operator, condition, number or call at a time in a copy of the
 * repository, and runs the tests that load the file. A change that no test notices survives; the score is the share that was
 * noticed. Before that, each file is made to throw: the tests must fail then, and pass again without it.
 */

type Suite = Tests & { files: string }

/** What is mutated, and the tests that must notice. They need neither servers nor a browser. */
const suites: readonly Suite[] = [
  { files: 'shared/domain/*.ts', projects: ['unit'], tests: ['shared/domain'] },
  {
    files: 'functions/http/*.ts',
    projects: ['unit', 'api'],
    tests: ['functions/http', 'tests/api/runtime.test.ts', 'tests/api/runtime-callers.test.ts'],
  },
  {
    files: 'functions/accounts/{bloom-filter,common-passwords,renewal}.ts',
    projects: ['unit'],
    tests: ['functions/accounts'],
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
  const passesWith = (changed: string): Promise<boolean> => {
    writeFileSync(path, changed)
    return trial.passesWith(path)
  }
  const isLoaded = !(await passesWith(`throw new Error('broken on purpose')\n${code}`))
  if (!isLoaded) process.stdout.write(`        no test loads ${file}\n`)
  const survivors: Mutant[] = []
  for (const mutant of mutants)
    if (!isLoaded || (await passesWith(mutated(code, mutant)))) survivors.push(mutant)
  if (!(await passesWith(code))) throw new Error(`The tests of ${file} fail without a change.`)
  const noticed = mutants.length - survivors.length
  process.stdout.write(`${shareText(noticed, mutants.length)}  ${file} (${noticed} of ${mutants.length})\n`)
  for (const { line, from, to } of survivors)
    process.stdout.write(`        survives in line ${line}: ${from.replaceAll(/\s+/g, ' ')} -> ${to}\n`)
  return { noticed, all: mutants.length }
}

const shareText = (noticed: number, all: number): string =>
  `${String(all === 0 ? 100 : Math.floor((100 * noticed) / all)).padStart(3)} %`

try {
  const total = { noticed: 0, all: 0 }
  for (const suite of suites) {
    const files = globSync(suite.files, { cwd: copy })
      .filter((file) => !file.endsWith('.test.ts'))
      .filter((file) => positionals.length === 0 || positionals.some((wanted) => file.includes(wanted)))
      .toSorted()
    if (files.length === 0) continue
    const trial = createTrial(copy, suite)
    if (!(await trial.passes())) throw new Error(`The tests of ${suite.files} fail without a change.`)
    for (const file of files) {
      const { noticed, all } = await scoreOf(file, trial)
      total.noticed += noticed
      total.all += all
    }
  }
  process.stdout.write(`${shareText(total.noticed, total.all)}  in all (${total.noticed} of ${total.all})\n`)
  if (total.noticed < goal * total.all) process.exitCode = 1
} finally {
  rmSync(copy, { recursive: true, force: true })
  // A worker in an endless loop would keep the process.
  process.exit()
}
