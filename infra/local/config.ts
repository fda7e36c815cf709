import type { AwsAddress, Config } from '#functions/config.ts'
import { bucketNames, mapNames, tableNames } from '#functions/environment.ts'
import { localSettings } from './settings.ts'
import { localCredentials, localOriginSecret, localRegion } from './identity.ts'

type Addresses = { site: string; dynamo: string; s3: string; ses: string }

export const localAddress = (endpoint: string): AwsAddress => ({
  region: localRegion,
  endpoint,
  credentials: localCredentials,
})

/** The functions' configuration on a laptop: the same settings, other addresses. */
export function localConfig(addresses: Addresses): Config {
  const { apiKeys, mailFrom, enquiriesTo } = localSettings
  return {
    apiKeys,
    originSecrets: [localOriginSecret],
    siteUrl: addresses.site,
    dynamo: localAddress(addresses.dynamo),
    tables: mapNames(tableNames, (name) => name),
    s3: localAddress(addresses.s3),
    buckets: mapNames(bucketNames, (name) => name),
    mail: { service: localAddress(addresses.ses), from: mailFrom, enquiriesTo, configurationSet: undefined },
  }
}
