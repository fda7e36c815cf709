import type { ApiConfig } from '../config.ts'
import type { Log } from '../observability/log.ts'
import { createDynamo } from '../storage/dynamo/dynamo.ts'
import type { HealthApp } from './routes.ts'

/** `release`: the deployed commit. */
export const createHealthApp = (config: ApiConfig, log: Log, release = 'local'): HealthApp => ({
  log,
  secrets: config,
  dynamo: createDynamo(config.dynamo),
  guardsTable: config.tables.guards,
  release,
})
