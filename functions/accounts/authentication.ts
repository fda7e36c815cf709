import { createAuthenticate, type Authenticate } from '../http/authenticate.ts'
import type { KeyRing } from '../http/key-ring.ts'
import type { Clock } from '../ports.ts'
import type { Dynamo } from '../storage/dynamo.ts'
import { createSignIns } from '../storage/sign-ins.ts'

type Parts = { dynamo: Dynamo; tables: { users: string; guards: string }; ring: KeyRing; clock: Clock }

/** For groups that need the candidate's id and nothing else of the account. */
export function createAuthentication({ dynamo, tables, ring, clock }: Parts): Authenticate {
  const signIns = createSignIns(dynamo, tables)
  return createAuthenticate(
    ring,
    async (user) => (await signIns.findActive(user, clock())) !== undefined,
    clock,
  )
}
