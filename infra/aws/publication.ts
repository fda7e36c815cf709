import { Duration, Validations, type CfnResource } from 'aws-cdk-lib'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { Trigger } from 'aws-cdk-lib/triggers'
import type { Construct } from 'constructs'
import { background } from '../resources/background.ts'
import { logGroup } from './logs.ts'

/** The CDK's name of the function that invokes the trigger's. */
const invoker = 'AWSCDK.TriggerCustomResourceProviderCustomResourceProvider'

/**
 * Publishes after each deployment that changes the pages: their code is part of the function's bundle. A deployment whose
 * pages cannot be rendered fails and is rolled back.
 */
export function publishAfterDeployment(
  stack: Construct,
  { publisher, siteFiles }: { publisher: Lambda; siteFiles: Construct },
): void {
  const trigger = new Trigger(stack, 'PublishAfterDeployment', {
    handler: publisher,
    timeout: Duration.seconds(background.publisher.timeoutSeconds),
  })
  // The construct around the function, which also contains its role and policy.
  trigger.executeAfter(siteFiles, publisher.node.scope ?? publisher)
  Validations.of(publisher).acknowledge({
    id: '@aws-cdk/aws-lambda:addPermissionsToVersionOrAlias',
    reason: 'The schedule invokes the function itself; only the trigger names a version, with its own grant.',
  })
  // Its default log group would keep events without limit.
  const handler = stack.node.findChild(invoker).node.findChild('Handler') as CfnResource
  const logs = logGroup(stack, 'PublishAfterDeploymentLogs')
  handler.addPropertyOverride('LoggingConfig', { LogGroup: logs.logGroupName })
}
