import { Duration, type Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Alarm, Metric, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { metrics } from '#functions/metric-names.ts'
import type { Settings } from '../settings.ts'
import { countedLines, countLogLines } from './log-metrics.ts'
import { returnedDimension, type Mail } from './mail.ts'

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

type Watch = {
  name: string
  metric: IMetric
  atLeast: number
  /** Periods in a row. */
  lasting?: number
  /** Whom it hurts. */
  hurts: string
  /** What the operator does. */
  todo: string
}

/** SES reviews an account at 5 % bounces or 0.1 % complaints; the alarms are raised well below that. */
const bounceShare = 0.02
const complaintShare = 0.0005

const sumOver = { period: Duration.minutes(5), statistic: 'Sum' }
const sumOverHour = { period: Duration.hours(1), statistic: 'Sum' }

type Parts = {
  topic: Topic
  httpApi: HttpApi
  functions: readonly Lambda[]
  /** Functions that a table's stream invokes. */
  streamed: readonly Lambda[]
  deadLetters: readonly Queue[]
  mail: Pick<Mail, 'configurationSet'>
}

export function createAlarms(scope: Construct, parts: Parts): void {
  countLogLines(scope, parts.functions)
  const watches = [
    ...mailWatches(parts.mail),
    ...attackWatches(),
    ...apiWatches(parts.httpApi),
    ...parts.functions.flatMap(functionWatches),
    ...parts.streamed.map(streamWatch),
    ...parts.deadLetters.map(queueWatch),
  ]
  const action = new SnsAction(parts.topic)
  for (const { name, metric, atLeast, lasting = 1, hurts, todo } of watches) {
    const alarm = new Alarm(scope, name, {
      metric,
      threshold: atLeast,
      evaluationPeriods: lasting,
      alarmDescription: `${hurts} ${todo}`,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    })
    alarm.addAlarmAction(action)
    // Tells that it is over.
    alarm.addOkAction(action)
  }
}

const mailWatches = ({ configurationSet }: Parts['mail']): Watch[] => [
  {
    name: 'EnquiriesGivenUp',
    metric: new Metric({ namespace: metrics.namespace, metricName: metrics.enquiriesGivenUp, ...sumOver }),
    atLeast: 1,
    hurts: 'A visitor waits for an answer: an enquiry is stored but could not be e-mailed.',
    todo: 'Read it with "npm run recruiter -- enquiries list", answer by hand or send it with "enquiries retry".',
  },
  {
    name: 'EnquiriesWait',
    metric: countedLines('EnquiriesWait', sumOver),
    atLeast: 1,
    hurts: 'Visitors wait: enquiries are stored but not e-mailed after three attempts.',
    todo: 'Look for "enquiry not mailed yet" in the log of ContactRelay; it names the error of SES.',
  },
  {
    name: 'LettersGivenUp',
    metric: new Metric({ namespace: metrics.namespace, metricName: metrics.lettersGivenUp, ...sumOver }),
    atLeast: 1,
    hurts: 'A candidate does not know of a decision: a letter about an application could not be e-mailed.',
    todo: 'It is tried again each day for two weeks; the log of Letters names the application.',
  },
  {
    name: 'AccountLettersFail',
    metric: countedLines('AccountLettersFailed', sumOver),
    atLeast: 3,
    hurts: 'Candidates cannot set a password or confirm their address: e-mails about accounts are not sent.',
    todo: 'Look at the sending status and quota of SES. Candidates ask again with "Forgot password".',
  },
  {
    name: 'LettersReturned',
    metric: returned('Bounce', configurationSet.configurationSetName, sumOverHour),
    atLeast: 10,
    hurts: 'Recipients are not reached: ten e-mails came back within an hour.',
    todo: 'The suppression list of SES has the addresses.',
  },
  {
    name: 'LettersBounce',
    metric: reputation('BounceRate'),
    atLeast: bounceShare,
    hurts: 'E-mails bounce: at 5 % SES reviews the account and may stop sending to everybody.',
    todo: 'Find what sends to addresses that do not exist; a surge of registrations is one.',
  },
  {
    name: 'LettersUnwanted',
    metric: reputation('ComplaintRate'),
    atLeast: complaintShare,
    hurts:
      'Recipients report e-mails as spam: at 0.1 % SES reviews the account and may stop sending to everybody.',
    todo: 'Find out whether strangers enter addresses of others into the contact form or the registration.',
  },
]

const attackWatches = (): Watch[] => [
  {
    name: 'SignInsFail',
    metric: countedLines('SignInsFailed', sumOver),
    atLeast: 100,
    hurts: 'Somebody may be trying passwords: a hundred sign-ins failed within five minutes.',
    todo: 'Count the lines "refused" in the log of Auth by "network" and "account". Many accounts from few networks: block those with the web ACL.',
  },
  {
    name: 'CallsLimited',
    metric: countedLines('CallsLimited', sumOver),
    atLeast: 200,
    hurts:
      'Limits refuse two hundred calls within five minutes: an attack, or candidates who are refused by mistake.',
    todo: 'Count the lines "refused" by "limits", "route" and "network".',
  },
  {
    name: 'TokensUsedTwice',
    metric: countedLines('TokensUsedTwice', sumOverHour),
    atLeast: 5,
    hurts: 'Sign-ins were ended because their token was used twice: somebody has copies.',
    todo: 'The lines "a token was used twice" name the candidates; ask what they have in common.',
  },
]

const apiWatches = (httpApi: HttpApi): Watch[] => [
  {
    name: 'ApiFails',
    metric: httpApi.metricServerError(sumOver),
    atLeast: 5,
    hurts: 'Visitors and candidates see errors: the API answers with server errors.',
    todo: 'The lines "unexpected error" and "transient error" of the functions name the place.',
  },
  {
    name: 'UnexpectedErrors',
    metric: countedLines('UnexpectedErrors', sumOverHour),
    atLeast: 1,
    hurts: 'Somebody saw "An unexpected error occurred", and perhaps sees it each time.',
    todo: 'The line "unexpected error" names place and request; it is a fault of the product.',
  },
  {
    name: 'StorageStruggles',
    metric: countedLines('TransientErrors', sumOver),
    atLeast: 20,
    hurts:
      'Visitors and candidates are asked to try again: storage or e-mail is throttled or does not answer.',
    todo: 'Look at the health of DynamoDB, S3 and SES in this region and at their quotas.',
  },
  {
    name: 'ApiSlow',
    metric: httpApi.metricLatency({ period: Duration.minutes(5), statistic: 'p95' }),
    atLeast: slowMilliseconds,
    lasting: 3,
    hurts: 'One in twenty calls took more than three seconds for a quarter of an hour.',
    todo: 'The access log of the gateway has the milliseconds by route.',
  },
]

const slowMilliseconds = 3000

const reputation = (rate: string): Metric =>
  new Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${rate}`,
    period: Duration.hours(1),
    statistic: 'Maximum',
  })

const returned = (event: string, configurationSet: string, over: typeof sumOver): Metric =>
  new Metric({
    namespace: 'AWS/SES',
    metricName: event,
    dimensionsMap: { [returnedDimension]: configurationSet },
    ...over,
  })

const nameOf = (lambda: Lambda): string => lambda.node.scope?.node.id ?? lambda.node.id

const functionWatches = (lambda: Lambda): Watch[] => {
  const name = nameOf(lambda)
  return [
    {
      name: `${name}Fails`,
      metric: lambda.metricErrors(sumOver),
      atLeast: 1,
      hurts: `The function ${name} ended with an error: a call was answered 500, or work waits for the next run.`,
      todo: 'Its log has the error; "Task timed out" and "Runtime exited" stand there, too.',
    },
    {
      name: `${name}Throttled`,
      metric: lambda.metricThrottles(sumOver),
      atLeast: 1,
      hurts: `Calls of ${name} were refused: no more functions may run at once in this account.`,
      todo: 'Ask for a higher quota of concurrent executions; "signInConcurrency" keeps sign-ins going.',
    },
  ]
}

const longestStreamDelay = Duration.minutes(10)

const streamWatch = (lambda: Lambda): Watch => ({
  name: `${nameOf(lambda)}Late`,
  metric: lambda.metric('IteratorAge', { period: Duration.minutes(5), statistic: 'Maximum' }),
  atLeast: longestStreamDelay.toMilliseconds(),
  hurts: `${nameOf(lambda)} learns of changes ten minutes late.`,
  todo: 'Its log names the record that it fails on. Its schedule does the work meanwhile.',
})

const queueWatch = (queue: Queue): Watch => ({
  name: `${queue.node.id}Waiting`,
  metric: queue.metricApproximateNumberOfMessagesVisible(),
  atLeast: 1,
  hurts:
    'A function failed on records of a table stream. Its schedule retries the work, so nobody waits long.',
  todo: 'The queue holds what failed; its log has the error.',
})
