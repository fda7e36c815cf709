import { describe, expect, test } from 'vitest'
import { deploymentSteps, runSteps, type DeploymentStep } from './deployment.ts'
import type { Template } from './template.ts'

const table = (isProtected: boolean) => ({
  Type: 'AWS::DynamoDB::GlobalTable',
  Properties: {
    KeySchema: [],
    AttributeDefinitions: [],
    Replicas: [{ DeletionProtectionEnabled: isProtected }],
  },
})
const release = { Resources: { Staff: table(true) } }
const unprotected = { Resources: { Staff: table(false) } }
const between = { Resources: { Between: table(true) } }

type Asked = { status?: string; args?: string[]; steps?: Template[]; isTerminal?: boolean }
const stepsOf = ({ status, args = [], steps = [], isTerminal = true }: Asked) =>
  deploymentSteps({ args, stackName: 'MerbokSite', changes: { steps, release }, status, isTerminal })

async function ran(steps: readonly DeploymentStep[], exitCode: number) {
  const done: unknown[] = []
  const code = await runSteps(steps, {
    say: () => {},
    write: (template) => void done.push(template),
    cdk: async (args) => {
      done.push(args)
      return exitCode
    },
  })
  return { code, done }
}

const all = ['deploy', '--all']

describe('A first deployment', () => {
  test.each([undefined, 'REVIEW_IN_PROGRESS', 'ROLLBACK_COMPLETE', 'ROLLBACK_FAILED', 'DELETE_COMPLETE'])(
    'where the stack is %s, protects the tables in a second step',
    async (status) => {
      const asked = { args: ['--profile', 'merbok'], ...(status !== undefined && { status }) }
      const args = [...all, '--profile', 'merbok']
      expect(await ran(stepsOf(asked), 0)).toEqual({ code: 0, done: [unprotected, args, release, args] })
    },
  )

  test('prints that it is the first, and where to read about a failure', () => {
    expect(stepsOf({})[0]?.before.join('\n')).toContain('"If the first deployment fails"')
    expect(stepsOf({}).at(-1)?.before).toEqual([
      'The stack is created. Now its tables are protected from deletion.',
    ])
  })

  test('that fails leaves out the second step and returns the exit code', async () => {
    expect(await ran(stepsOf({}), 3)).toEqual({ code: 3, done: [unprotected, all] })
  })
})

describe('A later deployment', () => {
  test.each(['CREATE_COMPLETE', 'UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE', 'UPDATE_ROLLBACK_FAILED'])(
    'where the stack is %s, is one step that keeps the tables protected',
    async (status) =>
      expect((await ran(stepsOf({ status, args: ['--hotswap'] }), 0)).done).toEqual([
        release,
        [...all, '--hotswap'],
      ]),
  )

  test('creates all but one of the new indexes of a table first, in the stack of the site alone', async () => {
    const steps = stepsOf({ status: 'UPDATE_COMPLETE', steps: [between] })
    expect((await ran(steps, 0)).done).toEqual([
      between,
      ['deploy', 'MerbokSite', '--exclusively'],
      release,
      all,
    ])
  })
})

describe('New permissions', () => {
  const notesOf = (args: string[], isTerminal: boolean) =>
    stepsOf({ args, status: 'CREATE_COMPLETE', isTerminal }).flatMap(({ before }) => before)

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
