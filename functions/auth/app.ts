import type { auth } from '#shared/contract/auth.ts'
import { createAccounts, type Accounts } from '../accounts/accounts.ts'
import type { Config } from '../config.ts'
import type { Served } from '../http/admit.ts'
import type { Handlers } from '../http/handlers.ts'
import type { KeyRing } from '../http/key-ring.ts'
import { lazy } from '../lazy.ts'
import { createApplications, type Applications } from '../storage/applications.ts'
import type { CvFiles } from '../storage/cv-files.ts'
import type { World } from '../world.ts'

/** What the endpoints of this group work with. */
export type AuthApp = Served &
  Accounts & {
    applications: Applications
    /** Loads the storage client, which most requests never need. */
    cvFiles: () => Promise<CvFiles>
  }

export type AuthHandlers = Handlers<typeof auth, AuthApp>

/** Put together once per cold start. */
export function createAuthApp(
  config: Config,
  ring: KeyRing,
  world: World,
): AuthApp & { authenticate: Accounts['authenticate'] } {
  const accounts = createAccounts(config, ring, world)
  return {
    ...accounts,
    log: world.log,
    doors: config,
    applications: createApplications(accounts.dynamo, config.tables.applications),
    cvFiles: lazy(async () =>
      (await import('../storage/cv-files.ts')).createCvFiles(config.s3, config.buckets.uploads),
    ),
  }
}
