import { createAuthenticate, type Authenticate } from '#functions/platform/http/authenticate.ts'
import type { KeyRing } from '#functions/platform/config/key-ring.ts'
import type { Clock } from '#functions/platform/world/ports.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { createSignIns } from '../rows/sign-ins.ts'

type Parts = {
  dynamo: Dynamo
  tables: { users: string; guards: string }
  ring: KeyRing
  clock: Clock
  /** Records the first use of a renewed token. Only groups that may write sign-ins do. */
  notesArrival?: boolean
}

/** For groups that need the candidate's id and nothing else of the account. */
export function createAuthentication({ dynamo, tables, ring, clock, notesArrival }: Parts): Authenticate {
  const signIns = createSignIns(dynamo, tables)
  return createAuthenticate(
    ring,
    async (token) => {
      const signIn = await signIns.findActive(token, clock())
      if (signIn === undefined) return false
      const { generation } = token
      if (notesArrival === true && signIn.arrived < generation) await signIns.noteArrival(signIn, generation)
      return true
    },
    clock,
  )
}
