import { credentialsOf, type FunctionName } from '#infra/local/account/principals.ts'
import { localConfig } from '#infra/local/functions/config.ts'
import type { Stack } from '#infra/local/stack.ts'

/** The configuration of a function on the stand-ins, with the function's own grants; without a name, every grant. */
export const configOf = (
  { site, dynamo, s3, ses }: Pick<Stack, 'site' | 'dynamo' | 's3' | 'ses'>,
  name?: FunctionName,
) => localConfig({ site, dynamo, s3, ses: ses.url }, name === undefined ? undefined : credentialsOf(name))
