import type { cv } from '#shared/contract/cv.ts'
import { createAccounts, type Accounts, type World } from '../accounts/accounts.ts'
import type { Config } from '../config.ts'
import type { Served } from '../http/admit.ts'
import type { Handlers } from '../http/handlers.ts'
import type { KeyRing } from '../http/key-ring.ts'
import { createCvFiles, type CvFiles } from '../storage/cv-files.ts'
import { createCvTickets, type CvTickets } from '../storage/cv-tickets.ts'
import type { CvReader } from './reader.ts'

/** What the endpoints of this group work with. */
export type CvApp = Served & Accounts & { files: CvFiles; tickets: CvTickets; reader: CvReader }

export type CvHandlers = Handlers<typeof cv, CvApp>

type Parts = { config: Config; ring: KeyRing; world: World; reader: CvReader }

/** Put together once per cold start. */
export function createCvApp({ config, ring, world, reader }: Parts): CvApp {
  const accounts = createAccounts(config, ring, world)
  return {
    ...accounts,
    log: world.log,
    doors: config,
    files: createCvFiles(config.uploads),
    tickets: createCvTickets(accounts.dynamo, config.tables.guards),
    reader,
  }
}
