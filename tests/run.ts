import { execFile } from 'node:child_process'
import { inspect, parseArgs } from 'node:util'
import { createVitest, type TestCase, type TestModule, type Vitest } from 'vitest/node'
import { slowestFiles, verdictOn, type Outcome } from './support/run-report.ts'

/**
 * `npm test`: types, lint, format and the tests of every project; with names, only the tests of those projects; with `--all`
 * (`npm run test:all`) also wide and slow tests. A test of a browser that fails runs once more, alone, at the end; one that
 * passes then is listed as flaky with its trace. Other failures are not retried.
 */

const retriedProjects: ReadonlySet<string> = new Set(['journeys', 'web'])

const { positionals: projects, values } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
})

// Before Vitest reads its configuration and starts its workers.
if (values.all) process.env['WIDE_TESTS'] = 'all'

const testsOf = (modules: readonly TestModule[]): TestCase[] =>
  modules.flatMap((module) => [...module.children.allTests()])

/** Runs one failed test alone, after all other files have ended. */
async function passesAlone(vitest: Vitest, test: TestCase): Promise<boolean> {
  const specification = test.project.createSpecification(test.module.moduleId, { testIds: [test.id] })
  const { testModules } = await vitest.runTestSpecifications([specification])
  return testsOf(testModules).some((each) => each.id === test.id && each.result().state === 'passed')
}

async function run(vitest: Vitest): Promise<Outcome> {
  const { testModules, unhandledErrors } = await vitest.start()
  const states = testsOf(testModules).map((test) => test.result().state)
  const failed = testsOf(testModules).filter((test) => test.result().state === 'failed')
  // A file that does not load has no tests, and is a failure, too.
  const brokenFiles = testModules.filter((module) => module.errors().length > 0)
  const slowest = slowestFiles(testModules)
  const flaky: string[] = []
  const stillFailed: string[] = []
  for (const test of failed) {
    const again = retriedProjects.has(test.project.name) && (await passesAlone(vitest, test))
    ;(again ? flaky : stillFailed).push(`${test.module.relativeModuleId} > ${test.fullName}`)
  }
  return {
    passed: states.filter((state) => state === 'passed').length + flaky.length,
    failed: [
      ...stillFailed,
      ...brokenFiles.map((module) => module.relativeModuleId),
      ...unhandledErrors.map((error) => `outside any test: ${inspect(error)}`),
    ],
    skipped: states.filter((state) => state === 'skipped').length,
    flaky,
    slowest,
  }
}

type Checked = { passed: boolean; output: string }

/** Runs concurrently with the tests, which leave processor time while they wait for browsers and servers. */
const check = (): Promise<Checked> =>
  new Promise((resolve) => {
    execFile('npm', ['run', '--silent', 'check'], (error, stdout, stderr) => {
      resolve({ passed: error === null, output: stdout + stderr })
    })
  })

const vitest = await createVitest('test', {
  watch: false,
  ...(projects.length > 0 ? { project: projects } : {}),
})
const checkOrCancel = async (): Promise<Checked> => {
  const checked = await check()
  if (!checked.passed) await vitest.cancelCurrentRun('keyboard-input')
  return checked
}
const checking = projects.length === 0 ? checkOrCancel() : undefined
const outcome = await run(vitest)
await vitest.close()
const checked = await checking
process.stdout.write(checked?.output ?? '')
const { passed, text } = verdictOn(
  checked?.passed === false ? { ...outcome, failed: ['npm run check', ...outcome.failed] } : outcome,
)
process.exitCode = passed ? 0 : 1
process.stdout.write(text)
