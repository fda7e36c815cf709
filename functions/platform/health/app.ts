import { callerSecretsFrom } from '../config/config.ts'
import { optionalEnvironment } from '../names/environment.ts'
import type { Environment } from '../config/secrets.ts'
import { uses, type AppOf } from '../uses/uses.ts'

/** The deployed commit. */
const releaseFrom = (values: Environment): string => values[optionalEnvironment.release] ?? 'local'

export const healthUses = uses(
  { secrets: callerSecretsFrom, release: releaseFrom },
  { dynamo: ({ dynamo }) => dynamo, guardsTable: ({ tables }) => tables.guards },
)

export type HealthApp = AppOf<typeof healthUses>
