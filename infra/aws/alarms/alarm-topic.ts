import type { Stack } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic, type ITopicSubscription } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription, SmsSubscription, UrlSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Settings } from '../../settings.ts'
import type { Severity } from './watch.ts'

export type AlarmTopics = Readonly<Record<Severity, Topic>>

/**
 * A topic for each severity; the budget pages. Without `alarmPager` both go to `alarmEmail`, and without that the alarms show only in
 * the CloudWatch console.
 */
export function createAlarmTopics(stack: Stack, { alarmEmail, alarmPager }: Settings): AlarmTopics {
  const pager = topicOf(stack, 'Pager', alarmPager ?? alarmEmail)
  pager.addToResourcePolicy(
    new PolicyStatement({
      actions: ['sns:Publish'],
      resources: [pager.topicArn],
      principals: [new ServicePrincipal('budgets.amazonaws.com')],
      conditions: {
        StringEquals: { 'aws:SourceAccount': stack.account },
        ArnLike: { 'aws:SourceArn': `arn:${stack.partition}:budgets::${stack.account}:*` },
      },
    }),
  )
  return { digest: topicOf(stack, 'Alarms', alarmEmail), pager }
}

function topicOf(stack: Stack, id: string, receiver: string | undefined): Topic {
  const topic = new Topic(stack, id, { enforceSSL: true })
  // The policy of `enforceSSL` replaces the default one, which would let this account's alarms publish.
  topic.addToResourcePolicy(
    new PolicyStatement({
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      conditions: { StringEquals: { 'aws:SourceAccount': stack.account } },
    }),
  )
  if (receiver !== undefined) topic.addSubscription(subscriptionOf(receiver))
  return topic
}

function subscriptionOf(receiver: string): ITopicSubscription {
  if (receiver.startsWith('+')) return new SmsSubscription(receiver)
  return receiver.startsWith('https://') ? new UrlSubscription(receiver) : new EmailSubscription(receiver)
}
