import { RemovalPolicy } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { logRetentionDays } from '#shared/platform/retention.ts'

/** A log group with a retention period. The default log group of a function keeps its events without limit. */
export const logGroup = (scope: Construct, id: string): LogGroup =>
  new LogGroup(scope, id, {
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the compiler checks the number against the enum
    retention: logRetentionDays,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  })
