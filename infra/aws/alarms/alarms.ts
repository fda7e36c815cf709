import { Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Alarm, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { Buckets } from '../data.ts'
import type { Mail } from '../mail.ts'
import { apiWatches } from './api-watches.ts'
import { attackWatches } from './attack-watches.ts'
import { canaryWatches } from './canary-watches.ts'
import { callWatches } from './call-watches.ts'
import { countedIn } from './counted.ts'
import { interviewerWatches } from './interviewer-watches.ts'
import { fileWatches } from './file-watches.ts'
import { functionWatches, queueWatch, streamWatch } from './function-watches.ts'
import { mailWatches } from './mail-watches.ts'
import { recordingWatches } from './recording-watches.ts'
import { removalWatches } from './removal-watches.ts'

type Parts = {
  topic: Topic
  stage: string | undefined
  httpApi: HttpApi
  functions: readonly Lambda[]
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
    alarm.addOkAction(action)
  }
}
