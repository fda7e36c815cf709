import type { Stack } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Settings } from '../../settings.ts'

/** The SNS topic of every alarm, and of the budget. Without `alarmEmail` the alarms show only in the CloudWatch console. */
export function createAlarmTopic(stack: Stack, { alarmEmail }: Settings): Topic {
  const topic = new Topic(stack, 'Alarms', { enforceSSL: true })
  // The policy of `enforceSSL` replaces the default one, which would let this account's alarms publish.
  topic.addToResourcePolicy(
    new PolicyStatement({
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      conditions: { StringEquals: { 'aws:SourceAccount': stack.account } },
    }),
  )
  topic.addToResourcePolicy(
    new PolicyStatement({
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      principals: [new ServicePrincipal('budgets.amazonaws.com')],
      conditions: {
        StringEquals: { 'aws:SourceAccount': stack.account },
        ArnLike: { 'aws:SourceArn': `arn:${stack.partition}:budgets::${stack.account}:*` },
      },
    }),
  )
  if (alarmEmail !== undefined) topic.addSubscription(new EmailSubscription(alarmEmail))
  return topic
}
