import { describe, expect, test } from 'vitest'
import { deploymentSteps, profileIn, runSteps } from './deployment.ts'

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

  test('says that it is one, and where its failure is explained', () => {
    const [first] = deploymentSteps({ args: [], status: undefined, isTerminal: true })
    expect(first?.before.join('\n')).toContain('"If the first deployment fails"')
  })

  test('that fails protects nothing, and passes its exit code on', async () => {
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

  test('that succeeds goes on to the second step', async () => {
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

test.each([[['-c', 'deletionProtection=false']], [['--context=deletionProtection=true']]])(
  'who sets the protection with %j decides about it',
  (args) => expect(argsOf(undefined, args)).toEqual([['deploy', '--all', ...args]]),
)

describe('New rights', () => {
  const notesOf = (args: string[], isTerminal: boolean) =>
    deploymentSteps({ args, status: 'CREATE_COMPLETE', isTerminal }).flatMap(({ before }) => before)

  test('are asked for at a terminal', () => {
    expect(notesOf([], true)).toEqual(['The CDK lists new rights (IAM) and asks before it grants them.'])
  })

  test('stop a pipeline, which is told what to run', () => {
    expect(notesOf([], false).join()).toContain('npm run deploy -- --require-approval never')
  })

  test.each([[['--require-approval', 'never']], [['--require-approval=broadening']]])(
    'are not mentioned with %j',
    (args) => expect(notesOf(args, false)).toEqual([]),
  )
})

test.each([
  [['--profile', 'merbok'], 'merbok'],
  [['--profile=merbok'], 'merbok'],
  [['--verbose'], undefined],
])('the profile in %j is %j', (args, profile) => expect(profileIn(args)).toBe(profile))
