import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { logRetentionDays } from '../resources.ts'

/** A log group that forgets in time. The one a function would get by itself never does. */
export const logGroup = (scope: Construct, id: string): LogGroup =>
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the compiler holds the number against the enum
  new LogGroup(scope, id, { retention: logRetentionDays })
