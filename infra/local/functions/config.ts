import { malaysianContacts } from '#shared/platform/emergency-contacts.ts'
import type { Credentials } from 'local-aws/access'
import type { AwsAddress } from '#functions/platform/config/aws-address.ts'
import type { Config, VoiceAccount } from '#functions/platform/config/config.ts'
import type { InterviewerParts } from '#functions/platform/config/interviewer-settings.ts'
import { bucketNames, mapNames, tableNames } from '#functions/platform/names/environment.ts'
import { localSettings } from '../account/settings.ts'
import { localCredentials, localRegion } from '../account/identity.ts'

export type Addresses = { site: string; dynamo: string; s3: string; ses: string }

/** Signs with the root's key unless a function's key is given. */
export const localAddress = (endpoint: string, credentials: Credentials = localCredentials): AwsAddress => ({
  region: localRegion,
  endpoint,
  credentials,
})

/** A function's configuration in the local run: the settings of a deployment with the endpoints of the stand-ins. */
export function localConfig(
  addresses: Addresses,
  credentials?: Credentials,
  voice?: Pick<VoiceAccount, 'agentName' | 'recordingRole'>,
  interviewerParts: InterviewerParts | null = null,
): Config {
  const { mailFrom, enquiriesTo } = localSettings
  return {
    siteUrl: addresses.site,
    deskUrl: addresses.site,
    dynamo: localAddress(addresses.dynamo, credentials),
    tables: mapNames(tableNames, (name) => name),
    s3: localAddress(addresses.s3, credentials),
    buckets: mapNames(bucketNames, (name) => name),
    mail: {
      service: localAddress(addresses.ses, credentials),
      from: mailFrom,
      enquiriesTo,
      configurationSet: undefined,
    },
    interviews: {
      agentName: voice?.agentName,
      isRecordedInCloud: voice?.recordingRole !== undefined,
      interviewerParts,
      emergencyContacts: malaysianContacts,
      areTestsAllowed: true,
    },
    networkLimits: {},
  }
}
