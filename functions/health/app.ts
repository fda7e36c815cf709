import type { Config } from '../config.ts'
import type { Log } from '../http/log.ts'
import { createDynamo } from '../storage/dynamo.ts'
import type { HealthApp } from './routes.ts'

export const createHealthApp = (config: Config, log: Log): HealthApp => ({
  log,
  secrets: config,
  dynamo: createDynamo(config.dynamo),
  guardsTable: config.tables.guards,
})
