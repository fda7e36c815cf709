import { environment } from '#functions/config.ts'
import type { Settings } from '../settings.ts'
import type { Tables } from './data.ts'
import type { Mail } from './mail.ts'
import type { OriginSecrets } from './secrets.ts'

type Parts = { settings: Settings; siteUrl: string; tables: Tables; originSecrets: OriginSecrets; mail: Mail }

/** Every name a function's configuration reads; a name without a value does not compile. */
export function environmentOf({
  settings,
  siteUrl,
  tables,
  originSecrets,
  mail,
}: Parts): Record<string, string> {
  const values: Record<keyof typeof environment, string> = {
    enquiriesTable: tables.enquiries.tableName,
    guardsTable: tables.guards.tableName,
    apiKeys: settings.apiKeys.join(','),
    // "Unwrapped" is a reference that CloudFormation resolves; the value is not known here.
    originSecrets: originSecrets.accepted.map((secret) => secret.unsafeUnwrap()).join(','),
    siteUrl,
    mailFrom: settings.mailFrom,
    enquiriesTo: settings.enquiriesTo,
    mailConfigurationSet: mail.configurationSet.configurationSetName,
  }
  const names = Object.keys(values) as (keyof typeof environment)[]
  return Object.fromEntries(names.map((name) => [environment[name], values[name]]))
}
