import { Duration, Validations, type CfnElement, type Stack } from 'aws-cdk-lib'
import { AccountPrincipal, PolicyStatement, Role, type IRole } from 'aws-cdk-lib/aws-iam'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Settings } from '../settings.ts'

/** The account at the provider of calls, as the functions need it. */
export type Voice = {
  agentName: string
  /** Undefined where only the browser records. */
  recordingRole: IRole | undefined
  minutesPerDay: number
}

/** Daily requires it, so that the credentials of a long recording do not expire. */
const maxSession = Duration.hours(12)

/** Without `cloudRecordings` there is no role that an account outside could assume. */
export function createVoice(stack: Stack, { voice }: Settings, recordings: IBucket): Voice | undefined {
  if (voice === undefined) return undefined
  return {
    agentName: voice.agentName,
    recordingRole: voice.recordsInCloud ? recordingRole(stack, voice, recordings) : undefined,
    minutesPerDay: voice.callMinutesPerDay,
  }
}

/**
 * Daily's documented actions without those that read recordings: they serve its recordings API, which is switched off
 * (`allow_api_access`). The bucket contains only its recordings. The external id is the name of the
 * domain at Daily, which room URLs show: it is not a secret, and keeps Daily's other customers from using the role.
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
    reason: 'The bucket contains only the recordings of this provider; each call has its own key.',
  })
  return role
}
