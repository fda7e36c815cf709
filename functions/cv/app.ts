import type { cv } from '#shared/contract/cv.ts'
import { createAccounts, type Accounts } from '../accounts/accounts.ts'
import type { ApiConfig } from '../config.ts'
import type { RuntimeApp } from '../http/request.ts'
import type { Handlers } from '../http/handlers.ts'
import type { KeyRing } from '../key-ring.ts'
import { createCvFiles, type CvFiles } from '../storage/files/cv-files.ts'
import { createCvTickets, type CvTickets } from '../storage/files/cv-tickets.ts'
import { createLimiter, type AddingLimiter } from '../storage/limits/limiter.ts'
import type { World } from '../world.ts'
import type { CvReader } from './reader.ts'

export type CvApp = RuntimeApp &
  Accounts & { files: CvFiles; tickets: CvTickets; reader: CvReader; limiter: AddingLimiter }

export type CvHandlers = Handlers<typeof cv, CvApp>

type Parts = { config: ApiConfig; ring: KeyRing; world: World; reader: CvReader }

/** Created once per cold start. */
export function createCvApp({ config, ring, world, reader }: Parts): CvApp {
  const accounts = createAccounts(config, ring, world)
  return {
    ...accounts,
    log: world.log,
    secrets: config,
    files: createCvFiles(config.s3, config.buckets.uploads),
    tickets: createCvTickets(accounts.dynamo, config.tables.guards),
    reader,
    limiter: createLimiter(accounts.dynamo, config.tables.guards, world.clock, config.networkLimits),
  }
}
