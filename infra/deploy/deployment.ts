/** The calls of `cdk deploy` by `npm run deploy`, as data, with the lines to print before each. */

export type DeploymentStep = {
  /** Arguments of `cdk`. */
  args: readonly string[]
  before: readonly string[]
}

type Request = {
  /** The operator's arguments for the CDK. */
  args: readonly string[]
  /** CloudFormation's status of the stack; undefined where there is none. */
  status: string | undefined
  /** Whether the CDK can ask the operator. */
  isTerminal: boolean
}

const deploy = ['deploy', '--all'] as const

/** The stack was never created. The CDK deletes what a failed creation left, and creates the stack again. */
const neverCreated = new Set([
  'CREATE_FAILED',
  'DELETE_COMPLETE',
  'REVIEW_IN_PROGRESS',
  'ROLLBACK_COMPLETE',
  'ROLLBACK_FAILED',
])

/** Whether no deployment of the stack has succeeded yet. */
export const isFirst = (status: string | undefined): boolean =>
  status === undefined || neverCreated.has(status)

/**
 * A first deployment creates the tables without deletion protection: a creation that fails then leaves none behind. Once it
 * has succeeded, a second step protects them; every later deployment keeps them protected.
 */
export function deploymentSteps({ args, status, isTerminal }: Request): DeploymentStep[] {
  const whole = { args: [...deploy, ...args], before: approvalNotes(args, isTerminal) }
  if (!isFirst(status) || setsProtection(args)) return [whole]
  return [
    {
      args: [...deploy, ...args, '--context', 'deletionProtection=false'],
      before: [
        'This is the first deployment. It takes about ten minutes; a second step then protects the tables from deletion.',
        'If it fails, docs/configuring.md says what to do: "If the first deployment fails".',
        ...whole.before,
      ],
    },
    { args: whole.args, before: ['The stack is created. Now its tables are protected from deletion.'] },
  ]
}

const setsProtection = (args: readonly string[]): boolean =>
  args.some((arg) => arg.startsWith('deletionProtection='))

function approvalNotes(args: readonly string[], isTerminal: boolean): string[] {
  if (args.some((arg) => arg.startsWith('--require-approval'))) return []
  return [
    isTerminal
      ? 'The CDK lists new permissions (IAM) and asks before it grants them.'
      : 'Without a terminal the CDK cannot ask whether to grant new permissions (IAM), and stops if there are any. Read them with "npx cdk diff", then run "npm run deploy -- --require-approval never".',
  ]
}

type Run = {
  say: (line: string) => void
  /** Runs `cdk` and returns its exit code. */
  cdk: (args: readonly string[]) => Promise<number>
}

/** Runs the steps in order; the exit code is that of the first that fails. */
export async function runSteps(steps: readonly DeploymentStep[], { say, cdk }: Run): Promise<number> {
  for (const { args, before } of steps) {
    before.forEach(say)
    const exitCode = await cdk(args)
    if (exitCode !== 0) return exitCode
  }
  return 0
}
