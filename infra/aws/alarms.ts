import { Duration, type Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Alarm, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { metrics } from '#functions/metric-names.ts'
import type { Settings } from '../settings.ts'

/** The SNS topic of every alarm. Without `alarmEmail` the alarms show only in the CloudWatch console. */
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
  if (alarmEmail !== undefined) topic.addSubscription(new EmailSubscription(alarmEmail))
  return topic
}

type Watch = { name: string; metric: Metric; atLeast: number; means: string }

/** SES reviews an account at 5 % bounces or 0.1 % complaints; the alarms are raised well below that. */
const bounceShare = 0.02
const complaintShare = 0.0005

const sumOver = { period: Duration.minutes(5), statistic: 'Sum' }

export function createAlarms(
  scope: Construct,
  parts: { topic: Topic; httpApi: HttpApi; functions: readonly Lambda[]; deadLetters: readonly Queue[] },
): void {
  const watches = [
    ...mailWatches(),
    {
      name: 'ApiFails',
      metric: parts.httpApi.metricServerError(sumOver),
      atLeast: 5,
      means: 'The API answers with server errors.',
    },
    ...parts.functions.flatMap(functionWatches),
    ...parts.deadLetters.map((queue) => ({
      name: `${queue.node.id}Waiting`,
      metric: queue.metricApproximateNumberOfMessagesVisible(),
      atLeast: 1,
      means:
        'A function failed on records of a table stream. Its schedule retries the work; the queue holds what failed.',
    })),
  ]
  const action = new SnsAction(parts.topic)
  for (const { name, metric, atLeast, means } of watches) {
    const alarm = new Alarm(scope, name, {
      metric,
      threshold: atLeast,
      evaluationPeriods: 1,
      alarmDescription: means,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    })
    alarm.addAlarmAction(action)
  }
}

const mailWatches = (): Watch[] => [
  {
    name: 'EnquiriesGivenUp',
    metric: new Metric({ namespace: metrics.namespace, metricName: metrics.enquiriesGivenUp, ...sumOver }),
    atLeast: 1,
    means:
      'An enquiry was stored but could not be e-mailed. Read it with the recruiter tool and answer by hand.',
  },
  {
    name: 'LettersGivenUp',
    metric: new Metric({ namespace: metrics.namespace, metricName: metrics.lettersGivenUp, ...sumOver }),
    atLeast: 1,
    means:
      'A letter about an application could not be e-mailed. It is tried again each day for two weeks; the log names the application.',
  },
  {
    name: 'LettersBounce',
    metric: reputation('BounceRate'),
    atLeast: bounceShare,
    means: 'E-mails bounce: at 5 % SES reviews the account and may stop sending.',
  },
  {
    name: 'LettersUnwanted',
    metric: reputation('ComplaintRate'),
    atLeast: complaintShare,
    means: 'Recipients report e-mails as spam.',
  },
]

const reputation = (rate: string): Metric =>
  new Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${rate}`,
    period: Duration.hours(1),
    statistic: 'Maximum',
  })

const functionWatches = (lambda: Lambda): Watch[] => {
  const name = lambda.node.scope?.node.id ?? lambda.node.id
  return [
    {
      name: `${name}Fails`,
      metric: lambda.metricErrors(sumOver),
      atLeast: 1,
      means: `The function ${name} ended with an error.`,
    },
    {
      name: `${name}Throttled`,
      metric: lambda.metricThrottles(sumOver),
      atLeast: 1,
      means: `Calls of ${name} were throttled.`,
    },
  ]
}
