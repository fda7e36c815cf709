import type { ApiConfig } from '../config.ts'
import type { Log } from '../observability/log.ts'
import { createDynamo } from '../storage/dynamo/dynamo.ts'
import type { HealthApp } from './routes.ts'

export const createHealthApp = (config: ApiConfig, log: Log): HealthApp => ({
  log,
  secrets: config,
  dynamo: createDynamo(config.dynamo),
  guardsTable: config.tables.guards,
})
