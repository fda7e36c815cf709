import { Duration, Validations, type CfnElement, type Stack } from 'aws-cdk-lib'
import { AccountPrincipal, PolicyStatement, Role, type IRole } from 'aws-cdk-lib/aws-iam'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Settings } from '../settings.ts'

/** The account at the provider of calls, as the functions need it. */
export type Voice = {
  agentName: string
  /** Undefined where the browser alone records. */
  recordingRole: IRole | undefined
  minutesPerDay: number
}

/** Daily asks for sessions of this length, so that a long recording does not lose its credentials. */
const maxSession = Duration.hours(12)

/** Only with the operator's settings; without `cloudRecordings` there is no role that anybody outside could assume. */
export function createVoice(stack: Stack, { voice }: Settings, recordings: IBucket): Voice | undefined {
  if (voice === undefined) return undefined
  return {
    agentName: voice.agentName,
    recordingRole: voice.recordsInCloud ? recordingRole(stack, voice, recordings) : undefined,
    minutesPerDay: voice.callMinutesPerDay,
  }
}

/**
 * Daily's own list of actions but those that read recordings, which serve its API for them, and that is switched off
 * (`allow_api_access`). On the bucket that holds nothing but its recordings. The external id is the name of the
 * domain at Daily, which room URLs show: it keeps out Daily's other customers, and is not a secret.
 */
function recordingRole(
  stack: Stack,
  { dailyAccount, dailyDomain }: NonNullable<Settings['voice']>,
  recordings: IBucket,
): IRole {
  const role = new Role(stack, 'DailyRecordings', {
    description: 'Daily stores the recordings of calls',
    assumedBy: new AccountPrincipal(dailyAccount),
    externalIds: [dailyDomain],
    maxSessionDuration: maxSession,
  })
  role.addToPolicy(
    new PolicyStatement({
      actions: ['s3:ListBucket', 's3:ListBucketVersions', 's3:ListBucketMultipartUploads'],
      resources: [recordings.bucketArn],
    }),
  )
  role.addToPolicy(
    new PolicyStatement({
      actions: ['s3:PutObject', 's3:AbortMultipartUpload', 's3:ListMultipartUploadParts'],
      resources: [recordings.arnForObjects('*')],
    }),
  )
  const bucket = stack.getLogicalId(recordings.node.defaultChild as CfnElement)
  Validations.of(role).acknowledge({
    id: `AwsSolutions-IAM5[Resource::<${bucket}.Arn>/*]`,
    reason: 'A bucket for the recordings of this provider alone; each call has its own key.',
  })
  return role
}
