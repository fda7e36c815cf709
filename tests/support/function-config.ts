import { credentialsOf, type FunctionName } from '#infra/local/account/principals.ts'
import { localConfig } from '#infra/local/functions/config.ts'
import type { Config } from '#functions/platform/config/config.ts'
import { appOf, originOf, type AppOf, type ReadsOf, type Uses } from '#functions/platform/uses/uses.ts'
import type { World } from '#functions/platform/world/world.ts'
import { localOriginSecret } from '#infra/local/account/identity.ts'
import { localSettings } from '#infra/local/account/settings.ts'
import type { Stack } from '#infra/local/stack.ts'

/** The configuration of a function on the stand-ins, with the function's own grants; without a name, every grant. */
export const configOf = (
  { site, dynamo, s3, ses }: Pick<Stack, 'site' | 'dynamo' | 's3' | 'ses'>,
  name?: FunctionName,
) => localConfig({ site, dynamo, s3, ses: ses.url }, name === undefined ? undefined : credentialsOf(name))

/** The secrets of callers in the local run. */
export const localCallers = { apiKeys: localSettings.apiKeys, originSecrets: [localOriginSecret] }

/** The app of a function; `reads` in place of its environment and secrets. */
export const appOn = <U extends Uses>(
  uses: U,
  [config, world]: readonly [Config, World],
  reads: ReadsOf<U['reads']>,
): AppOf<U> => appOf(uses, { ...originOf(config, world), ...reads })
