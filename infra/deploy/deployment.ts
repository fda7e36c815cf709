/** What `npm run deploy` runs, as data: which calls of `cdk deploy`, and what to tell the operator before each. */

export type DeploymentStep = {
  /** Arguments of `cdk`. */
  args: readonly string[]
  before: readonly string[]
}

type Request = {
  /** The operator's own arguments. */
  args: readonly string[]
  /** CloudFormation's status of the stack; undefined where there is none. */
  status: string | undefined
  /** Whether somebody can be asked. */
  isTerminal: boolean
}

/** Every stack of the app, the main one with those it needs. */
const deploy = ['deploy', '--all'] as const

/** A stack that was never created. The CDK deletes what a failed creation leaves of one, and creates it anew. */
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
  args.some((arg) => /^(?:(?:-c|--context)=)?deletionProtection=/.test(arg))

function approvalNotes(args: readonly string[], isTerminal: boolean): string[] {
  if (args.some((arg) => arg.startsWith('--require-approval'))) return []
  return [
    isTerminal
      ? 'The CDK lists new rights (IAM) and asks before it grants them.'
      : 'The CDK cannot ask here whether to grant new rights (IAM), and stops where there are any. Read them with "npx cdk diff", and then run "npm run deploy -- --require-approval never".',
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

/** The profile that the operator names for the CDK; the look at the stack uses the same. */
export function profileIn(args: readonly string[]): string | undefined {
  const at = args.indexOf('--profile')
  return at >= 0 ? args[at + 1] : args.find((arg) => arg.startsWith('--profile='))?.slice('--profile='.length)
}
