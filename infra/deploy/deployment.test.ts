import { describe, expect, test } from 'vitest'
import { deploymentSteps, runSteps } from './deployment.ts'

const unprotected = ['--context', 'deletionProtection=false']
const argsOf = (status: string | undefined, args: string[] = []) =>
  deploymentSteps({ args, status, isTerminal: true }).map((step) => step.args)

describe('A first deployment', () => {
  test.each([undefined, 'REVIEW_IN_PROGRESS', 'ROLLBACK_COMPLETE', 'ROLLBACK_FAILED', 'DELETE_COMPLETE'])(
    'where the stack is %s, protects the tables in a second step',
    (status) => {
      expect(argsOf(status, ['--profile', 'merbok'])).toEqual([
        ['deploy', '--all', '--profile', 'merbok', ...unprotected],
        ['deploy', '--all', '--profile', 'merbok'],
      ])
    },
  )

  test('prints that it is the first, and where to read about a failure', () => {
    const [first] = deploymentSteps({ args: [], status: undefined, isTerminal: true })
    expect(first?.before.join('\n')).toContain('"If the first deployment fails"')
  })

  test('that fails leaves out the second step and returns the exit code', async () => {
    const ran: (readonly string[])[] = []
    const exitCode = await runSteps(deploymentSteps({ args: [], status: undefined, isTerminal: true }), {
      say: () => {},
      cdk: async (args) => {
        ran.push(args)
        return 3
      },
    })
    expect([exitCode, ran]).toEqual([3, [['deploy', '--all', ...unprotected]]])
  })

  test('that succeeds runs the second step', async () => {
    const said: string[] = []
    const run = { say: (line: string) => void said.push(line), cdk: async () => 0 }
    expect(await runSteps(deploymentSteps({ args: [], status: undefined, isTerminal: true }), run)).toBe(0)
    expect(said.at(-1)).toBe('The stack is created. Now its tables are protected from deletion.')
  })
})

describe('A later deployment', () => {
  test.each(['CREATE_COMPLETE', 'UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE', 'UPDATE_ROLLBACK_FAILED'])(
    'where the stack is %s, is one step that keeps the tables protected',
    (status) => expect(argsOf(status, ['--hotswap'])).toEqual([['deploy', '--all', '--hotswap']]),
  )
})

test('a first deployment with the setting of the operator is one step', () => {
  const args = ['--context', 'deletionProtection=true']
  expect(argsOf(undefined, args)).toEqual([['deploy', '--all', ...args]])
})

describe('New permissions', () => {
  const notesOf = (args: string[], isTerminal: boolean) =>
    deploymentSteps({ args, status: 'CREATE_COMPLETE', isTerminal }).flatMap(({ before }) => before)

  test('are asked for at a terminal', () => {
    expect(notesOf([], true)).toEqual(['The CDK lists new permissions (IAM) and asks before it grants them.'])
  })

  test('stop a pipeline, and the text names the command to run', () => {
    expect(notesOf([], false).join()).toContain('npm run deploy -- --require-approval never')
  })

  test.each([[['--require-approval', 'never']], [['--require-approval=broadening']]])(
    'are not mentioned with %j',
    (args) => expect(notesOf(args, false)).toEqual([]),
  )
})
