import { Duration } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  CfnFunction,
  Code,
  Function as Lambda,
  LoggingFormat,
  Runtime,
} from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { GroupName } from '#shared/api.ts'
import { notShipped, type Bundle } from '../bundle.ts'
import { background, type BackgroundName } from '../resources/background.ts'
import { groups } from '../resources/groups.ts'
import type { LambdaShape } from '../resources/lambda-shape.ts'
import type { InterviewerSettings } from '../interviewer-settings.ts'
import type { Buckets, Tables } from './data.ts'
import type { EnvironmentOf } from './environment.ts'
import { grantsOf } from './grants.ts'
import { logGroup } from './logs.ts'
import type { Mail } from './mail.ts'
import { constructName, mapValues } from './names.ts'
import type { ReadSecrets } from './secrets.ts'

export type Functions = {
  groups: Record<GroupName, Lambda>
  background: Record<BackgroundName, Lambda>
  all: readonly Lambda[]
}

/** Builds a function's code and returns the folder of the bundle. */
export type BundleOf = (name: string, shape: LambdaShape) => Bundle

type Parts = {
  bundleOf: BundleOf
  environmentOf: EnvironmentOf
  tables: Tables
  buckets: Buckets
  mail: Mail
  secrets: ReadSecrets
  interviewer: InterviewerSettings | undefined
  /** Executions reserved for signing in; with 0 none are reserved and no function is bounded. */
  signInConcurrency: number
  interviewerConcurrency: number
}

export function createFunctions(scope: Construct, parts: Parts): Functions {
  const create = (shape: LambdaShape, name: string): Lambda => functionOf(scope, name, shape, parts)
  const ofGroups: Record<GroupName, Lambda> = mapValues(groups, create)
  const { signInConcurrency, interviewerConcurrency } = parts
  const ofBackground: Record<BackgroundName, Lambda> = mapValues(background, create)
  if (signInConcurrency > 0) {
    reserve(ofGroups.auth, signInConcurrency)
    for (const [name, shape] of Object.entries<LambdaShape>(background))
      bound(ofBackground[name as BackgroundName], shape)
  }
  if (interviewerConcurrency > 0) reserve(ofGroups.interviewer, interviewerConcurrency)
  return {
    groups: ofGroups,
    background: ofBackground,
    all: [...Object.values(ofGroups), ...Object.values(ofBackground)],
  }
}

/** A bound on a function is a reservation of executions, which an account with a quota of ten does not allow. */
export function bound(lambda: Lambda, { maxAtOnce }: LambdaShape): void {
  if (maxAtOnce !== undefined) reserve(lambda, maxAtOnce)
}

function reserve({ node }: Lambda, executions: number): void {
  const resource = node.defaultChild
  if (resource instanceof CfnFunction) resource.reservedConcurrentExecutions = executions
}

function functionOf(
  scope: Construct,
  name: string,
  shape: LambdaShape,
  { bundleOf, environmentOf, ...granted }: Parts,
): Lambda {
  return lambdaOf(scope, name, shape, {
    bundle: bundleOf(name, shape),
    statements: grantsOf(shape.grants, granted),
    environment: environmentOf(shape),
  })
}

/** A function with a role and a log group of its own. */
export function lambdaOf(
  scope: Construct,
  name: string,
  shape: LambdaShape,
  parts: { bundle: Bundle; statements: readonly PolicyStatement[]; environment: Record<string, string> },
): Lambda {
  const home = new Construct(scope, constructName(name))
  const logs = logGroup(home, 'Logs')
  const role = new Role(home, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  role.addToPolicy(
    new PolicyStatement({
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [logs.logGroupArn],
    }),
  )
  for (const statement of parts.statements) role.addToPolicy(statement)
  return new Lambda(home, 'Function', {
    description: shape.entry,
    code: Code.fromAsset(parts.bundle.folder, { exclude: notShipped }),
    handler: parts.bundle.handler,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: shape.memoryMegabytes,
    timeout: Duration.seconds(shape.timeoutSeconds),
    role,
    logGroup: logs,
    loggingFormat: LoggingFormat.JSON,
    environment: parts.environment,
  })
}
