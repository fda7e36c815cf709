import { Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import {
  Alarm,
  AlarmRule,
  AlarmState,
  CompositeAlarm,
  TreatMissingData,
  type AlarmBase,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { Buckets } from '../data.ts'
import type { Mail } from '../mail.ts'
import type { AlarmTopics } from './alarm-topic.ts'
import { apiWatches } from './api-watches.ts'
import { attackWatches } from './attack-watches.ts'
import { canaryWatches } from './canary-watches.ts'
import { callWatches } from './call-watches.ts'
import { countedIn } from './counted.ts'
import { interviewerWatches } from './interviewer-watches.ts'
import { fileWatches } from './file-watches.ts'
import { dispatcherWatches } from './dispatcher-watches.ts'
import { functionWatch, queueWatch, streamWatch, throttledWatch } from './function-watches.ts'
import { mailWatches } from './mail-watches.ts'
import { recordingWatches } from './recording-watches.ts'
import { removalWatches } from './removal-watches.ts'
import type { Watch } from './watch.ts'

type Parts = {
  topics: AlarmTopics
  stage: string | undefined
  httpApi: HttpApi
  functions: readonly Lambda[]
  dispatcher: Lambda
  canary: Lambda
  /** Functions that a table's stream invokes. */
  streamed: readonly Lambda[]
  deadLetters: readonly Queue[]
  mail: Pick<Mail, 'configurationSet'>
  buckets: Buckets
}

export function createAlarms(scope: Construct, parts: Parts): void {
  const counted = countedIn(parts.stage)
  const { stackName } = Stack.of(scope)
  const watches = [
    ...mailWatches(counted, parts.mail, stackName),
    ...recordingWatches(counted, stackName),
    ...removalWatches(counted),
    ...attackWatches(counted),
    ...callWatches(counted),
    ...apiWatches(counted, parts.httpApi),
    ...interviewerWatches(counted),
    ...fileWatches(parts.buckets),
    ...canaryWatches(parts.canary),
    ...dispatcherWatches(parts.dispatcher),
    ...parts.functions.map(functionWatch),
    throttledWatch,
    ...parts.streamed.map(streamWatch),
    ...parts.deadLetters.map(queueWatch),
  ]
  const ofKinds = new Map<string, Alarm[]>()
  for (const watch of watches) {
    const alarm = alarmOf(scope, watch)
    if (watch.kind === undefined) notify(alarm, parts.topics[watch.severity ?? 'digest'])
    else ofKinds.set(watch.kind, [...(ofKinds.get(watch.kind) ?? []), alarm])
  }
  for (const [kind, alarms] of ofKinds) notify(compositeOf(scope, kind, alarms), parts.topics.digest)
}

const alarmOf = (scope: Construct, { name, metric, atLeast, lasting = 1, hurts, todo }: Watch): Alarm =>
  new Alarm(scope, name, {
    metric,
    threshold: atLeast,
    evaluationPeriods: lasting,
    alarmDescription: `${hurts} ${todo}`,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  })

const compositeOf = (scope: Construct, kind: string, alarms: readonly Alarm[]): CompositeAlarm =>
  new CompositeAlarm(scope, kind, {
    alarmRule: AlarmRule.anyOf(...alarms.map((alarm) => AlarmRule.fromAlarm(alarm, AlarmState.ALARM))),
    alarmDescription:
      'At least one alarm of this kind is raised; the e-mail and the console of CloudWatch name it.',
  })

function notify(alarm: AlarmBase, topic: Topic): void {
  const action = new SnsAction(topic)
  alarm.addAlarmAction(action)
  alarm.addOkAction(action)
}
