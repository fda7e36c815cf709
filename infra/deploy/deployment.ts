import { withoutProtection, type Template } from './template.ts'
import type { TableChanges } from './table-changes.ts'

/** A call of `cdk deploy` by `npm run deploy`, as data. */
export type DeploymentStep = {
  /** Is written into the assembly before. */
  template: Template
  /** Arguments of `cdk`. */
  args: readonly string[]
  /** The lines to print before. */
  before: readonly string[]
}

type Request = {
  /** The operator's arguments for the CDK, with the folder of the assembly. */
  args: readonly string[]
  stackName: string
  changes: Pick<TableChanges, 'steps' | 'release'>
  /** CloudFormation's status of the stack; undefined where there is none. */
  status: string | undefined
  /** Whether the CDK can ask the operator. */
  isTerminal: boolean
}

const deployAll = ['deploy', '--all'] as const

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
 * has succeeded, a second step protects them; every later deployment keeps them protected. Reasons for the steps of a later one:
 * docs/decisions/159-second-release.md
 */
export function deploymentSteps({ args, stackName, changes, status, isTerminal }: Request): DeploymentStep[] {
  const { steps, release } = changes
  const notes = approvalNotes(args, isTerminal)
  const whole = { template: release, args: [...deployAll, ...args] }
  if (isFirst(status))
    return [
      {
        ...whole,
        template: withoutProtection(release),
        before: [
          'This is the first deployment. It takes about ten minutes; a second step then protects the tables from deletion.',
          'If it fails, docs/configuring.md says what to do: "If the first deployment fails".',
          ...notes,
        ],
      },
      { ...whole, before: ['The stack is created. Now its tables are protected from deletion.'] },
    ]
  return [
    ...steps.map((template, at) => ({
      template,
      args: ['deploy', stackName, '--exclusively', ...args],
      before: [
        `Step ${at + 1} of ${steps.length + 1}: creates one index of each table that gets several. The deployed functions run on.`,
      ],
    })),
    { ...whole, before: notes },
  ]
}

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
  /** Writes a template into the assembly. */
  write: (template: Template) => void
  /** Runs `cdk` and returns its exit code. */
  cdk: (args: readonly string[]) => Promise<number>
}

/** Runs the steps in order; the exit code is that of the first that fails. */
export async function runSteps(steps: readonly DeploymentStep[], { say, write, cdk }: Run): Promise<number> {
  for (const { template, args, before } of steps) {
    before.forEach(say)
    write(template)
    const exitCode = await cdk(args)
    if (exitCode !== 0) return exitCode
  }
  return 0
}
